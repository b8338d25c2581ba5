import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { translateEachTest } from '@/tests/support/translate-page';

import { AsServed } from './as-served';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notices, useNotify } from './notices';
import { installModal } from './render-in-test';

describe('dialog', () => {
  const onClose = jest.fn();
  beforeAll(installModal);
  beforeEach(() => {
    onClose.mockReset();
    render(
      <Dialog open onClose={onClose} title="Words" closeLabel="Close">
        <p>To be selected</p>
      </Dialog>,
    );
  });

  test('a press beside it closes it', () => {
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a press that begins inside and ends beside it does not', () => {
    fireEvent.pointerDown(screen.getByText('To be selected'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('a notification is read out politely and disappears', () => {
  jest.useFakeTimers();
  function Speaker() {
    const notify = useNotify();
    return <button onClick={() => notify('Saved.')}>say</button>;
  }
  render(
    <Notices group="foo">
      <Speaker />
    </Notices>,
  );
  const area = screen.getByRole('status');
  act(() => screen.getByText('say').click());
  expect(area).toHaveTextContent('Saved.');
  act(() => void jest.advanceTimersByTime(10_000));
  expect(area).toBeEmptyDOMElement();
  jest.useRealTimers();
});

describe('in a translated page', () => {
  translateEachTest();

  test('a button replaces its text and adds an icon', async () => {
    const { rerender } = render(<Button>Keep</Button>);
    await act(async () => rerender(<Button icon="close">Cancel</Button>));
    expect(screen.getByRole('button')).toHaveTextContent(/^Cancel$/);
    expect(screen.getByRole('button').firstElementChild).toBe(screen.getByRole('button').querySelector('svg'));
  });

  test('a notification replaces one with marked words', async () => {
    let notify: ReturnType<typeof useNotify>;
    function Speaker() {
      notify = useNotify();
      return null;
    }
    render(
      <Notices group="foo">
        <Speaker />
      </Notices>,
    );
    await act(async () => notify(['Deleted: ', <b key="name">Salt</b>]));
    await act(async () => notify('Restored.'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Restored\.$/);
  });
});

describe('AsServed', () => {
  const rendered = jest.fn();
  function Word({ children }: { children: string }) {
    rendered();
    return <p>{children}</p>;
  }
  const page = (word: string, isWanted: boolean) => (
    <AsServed isWanted={isWanted}>
      <Word>{word}</Word>
    </AsServed>
  );
  const main = () => screen.getByRole('main');
  beforeEach(() => void (document.body.innerHTML = '<main></main>'));

  test('leaves server HTML alone until its content is wanted', async () => {
    main().innerHTML = '<div><p>one</p></div>';
    const served = screen.getByText('one');
    const root = await act(async () => hydrateRoot(main(), page('one', false)));
    expect(screen.getByText('one')).toBe(served);
    expect(rendered).not.toHaveBeenCalled();
    await act(async () => root.render(page('two', true)));
    expect(main()).toHaveTextContent(/^two$/);
  });
});

import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { AsServed } from './as-served';

const drawn = jest.fn();

function Word({ children }: { children: string }) {
  drawn();
  return <p>{children}</p>;
}

const page = (word: string, isWanted: boolean) => (
  <AsServed isWanted={isWanted}>
    <Word>{word}</Word>
  </AsServed>
);

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  drawn.mockClear();
});

const main = () => screen.getByRole('main');

test('what was served stays, and is not drawn, until it is wanted', async () => {
  main().innerHTML = '<div><p>one</p></div>';
  const there = screen.getByText('one');
  const root = await act(async () => hydrateRoot(main(), page('one', false)));
  await act(async () => root.render(page('one', false)));
  expect(screen.getByText('one')).toBe(there);
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => root.render(page('two', true)));
  expect(main()).toHaveTextContent(/^two$/);
  await act(async () => root.render(page('three', false)));
  expect(main()).toHaveTextContent(/^three$/);
});

test('where no server wrote it, it is drawn at once', async () => {
  const root = createRoot(main());
  await act(async () => root.render(page('one', false)));
  expect(main()).toHaveTextContent(/^one$/);
});

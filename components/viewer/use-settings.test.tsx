import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { storage } from '@/lib/storage';

import { useKeys } from './use-keys';
import { useSettings } from './use-settings';
import { withKey } from './model/keys';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function Fit({ name }: { name: string }) {
  const [{ fit, wheel }, change] = useSettings();
  return (
    <button type="button" aria-label={name} onClick={() => change('fit', 'width')}>
      {fit} {wheel}
    </button>
  );
}

const show = () =>
  render(
    <>
      <Fit name="one" />
      <Fit name="other" />
    </>,
  );
const text = (name: string) => screen.getByRole('button', { name }).textContent;

test('a setting is the default, then what was stored, then what is chosen, wherever it is asked for', async () => {
  storage.write('viewerSettings', '{"wheel":"off","fit":"sideways"}');
  show();
  expect(text('one')).toBe('page off');
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect([text('one'), text('other')]).toEqual(['width off', 'width off']);
  expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ fit: 'width', wheel: 'off' });
});

test('a setting changes with another tab', () => {
  show();
  act(() => {
    storage.write('viewerSettings', '{"fit":"height"}');
    window.dispatchEvent(new Event('storage'));
  });
  expect(text('one')).toBe('height on');
});

test('a setting that cannot be kept holds all the same', async () => {
  show();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect(text('other')).toBe('width on');
  blocked.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect(storage.read('viewerSettings')).toBe('{"fit":"width"}');
});

function Grid() {
  const [keys, change] = useKeys();
  return (
    <button type="button" onClick={() => change(withKey(keys, 'grid', 'q'))}>
      {keys.grid.join()}
    </button>
  );
}

test('keys are remembered', async () => {
  const { unmount } = render(<Grid />);
  await userEvent.click(screen.getByRole('button', { name: 'g' }));
  expect(screen.getByRole('button', { name: 'q' })).toBeInTheDocument();
  unmount();
  render(<Grid />);
  expect(screen.getByRole('button', { name: 'q' })).toBeInTheDocument();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { storage } from '@/lib/storage';

import { useSettings } from './use-settings';

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

test('a setting is the default, then the stored one, then the chosen one, in every component', async () => {
  storage.write('viewerSettings', '{"wheel":"off","fit":"sideways"}');
  show();
  expect(text('one')).toBe('page off');
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect([text('one'), text('other')]).toEqual(['width off', 'width off']);
  expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ fit: 'width', wheel: 'off' });
});

test('a setting follows another tab', () => {
  show();
  act(() => {
    storage.write('viewerSettings', '{"fit":"height"}');
    window.dispatchEvent(new Event('storage'));
  });
  expect(text('one')).toBe('height on');
});

test('a setting that cannot be stored holds until the page is left', async () => {
  const { unmount } = show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  unmount();
  show();
  expect(text('other')).toBe('width on');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { storage } from '@/lib/storage';

import { modeOf } from './model/settings';
import { useStoredChoice } from './use-stored-choice';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function Mode() {
  const [mode, choose] = useStoredChoice('viewerMode', modeOf);
  return (
    <button type="button" onClick={() => choose('horizontal')}>
      {mode}
    </button>
  );
}

const said = () => screen.getByRole('button').textContent;

test('a choice changes with another tab', () => {
  render(<Mode />);
  expect(said()).toBe('vertical');
  act(() => {
    storage.write('viewerMode', 'horizontal');
    window.dispatchEvent(new Event('storage'));
  });
  expect(said()).toBe('horizontal');
});

test('a choice that cannot be kept holds for the next chapter all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { unmount } = render(<Mode />);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  render(<Mode />);
  expect(said()).toBe('horizontal');
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';

import { storage } from '@/lib/storage';
import messages from '@/messages/en.json';

import { SettingsPopup } from './settings-popup';

const given = {
  chapterId: 1,
  mode: 'horizontal',
  isForced: false,
  quality: 'high',
  share: { body: '', url: '' },
} as const;
const told = { onMode: jest.fn(), onQuality: jest.fn(), onKeys: jest.fn(), onClose: jest.fn() };

function show(over: Partial<ComponentProps<typeof SettingsPopup>> = {}) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SettingsPopup {...given} {...told} {...over} />
    </NextIntlClientProvider>,
  );
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const words = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('turned pages are fitted, tapped and wheeled; strips have a width and gaps (R18, R19, R29, R30)', () => {
  const { unmount } = show();
  expect(words('Page fit')).toEqual(['Whole page', 'Width', 'Height', 'Full size']);
  expect(words('Taps at the sides')).toEqual(['Turn pages', 'Swapped', 'Off']);
  expect(screen.getByRole('switch', { name: 'Turn pages with the wheel' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Cut off white and black borders' })).not.toBeChecked();
  expect(screen.queryByRole('group', { name: 'Strip width' })).not.toBeInTheDocument();
  unmount();

  show({ mode: 'vertical' });
  expect(words('Strip width')).toEqual(['Narrow', 'Regular', 'Wide', 'Full width']);
  expect(words('Gap between pages')).toEqual(['Auto', 'None', 'Small', 'Large']);
  for (const name of ['Page fit', 'Taps at the sides'])
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
});

test('what is chosen is kept and shown', async () => {
  show();
  await userEvent.click(group('Page fit').getByRole('radio', { name: 'Width' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the screen on' }));
  expect(group('Page fit').getByRole('radio', { name: 'Width' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Keep the screen on' })).not.toBeChecked();
  await waitFor(() => expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ fit: 'width', awake: 'off' }));
});

test('a choice that is pressed shows at once, and is told when it has been drawn', async () => {
  show();
  fireEvent.click(group('Reading direction').getByRole('radio', { name: 'Vertical' }));
  expect(group('Reading direction').getByRole('radio', { name: 'Vertical' })).toBeChecked();
  expect(told.onMode).not.toHaveBeenCalled();
  await waitFor(() => expect(told.onMode.mock.calls).toEqual([['vertical']]));
  // Nobody has chosen it outside.
  await waitFor(() => expect(group('Reading direction').getByRole('radio', { name: 'Horizontal' })).toBeChecked());
});

test('two choices before anything is drawn are both kept', async () => {
  show();
  fireEvent.click(group('Page fit').getByRole('radio', { name: 'Width' }));
  fireEvent.click(group('Pages loaded ahead').getByRole('radio', { name: '8' }));
  await waitFor(() => expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ fit: 'width', preload: 'many' }));
});

test('how many pages are asked for ahead is a number, up to all of them (R7)', () => {
  show();
  expect(words('Pages loaded ahead')).toEqual(['2', '4', '8', 'All']);
  expect(group('Pages loaded ahead').getByRole('radio', { name: '4' })).toBeChecked();
});

test('comments at the end can be turned off (R32)', async () => {
  show({ mode: 'vertical' });
  await userEvent.click(screen.getByRole('switch', { name: 'Show comments at the end' }));
  expect(JSON.parse(storage.read('viewerSettings')!)).toEqual({ comments: 'off' });
});

test('mode and quality are asked for outside, and the mode only where there are two', async () => {
  const { unmount } = show();
  await userEvent.click(group('Reading direction').getByRole('radio', { name: 'Vertical' }));
  await userEvent.click(group('Page resolution').getByRole('radio', { name: 'Low' }));
  await waitFor(() => expect(told.onMode.mock.calls).toEqual([['vertical']]));
  await waitFor(() => expect(told.onQuality.mock.calls).toEqual([['low']]));
  unmount();
  show({ isForced: true });
  expect(group('Reading direction').getByRole('radio', { name: 'Vertical' })).toBeDisabled();
});

test('leads to the keys', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
  expect(told.onKeys).toHaveBeenCalled();
});

test('fills the screen where the browser can, and offers nothing where it cannot (R21)', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('switch', { name: 'Full screen' })).not.toBeInTheDocument();
  unmount();

  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  document.documentElement.requestFullscreen = jest.fn(() => {
    Object.defineProperty(document, 'fullscreenElement', { value: document.documentElement, configurable: true });
    return Promise.resolve();
  });
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'Full screen' }));
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.getByRole('switch', { name: 'Full screen' })).toBeChecked();
});

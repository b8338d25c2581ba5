import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { storage } from '@/lib/storage';
import german from '@/messages/de.json';
import messages from '@/messages/en.json';

import { KeyTablePopup } from './key-table-popup';
import { KEY_ACTIONS } from './model/keys';

const close = jest.fn();
const elsewhere = jest.fn();

function show(locale: 'en' | 'de' = 'en') {
  return render(
    <NextIntlClientProvider locale={locale} messages={locale === 'en' ? messages : german}>
      <KeyTablePopup onClose={close} />
    </NextIntlClientProvider>,
  );
}

const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);
const keys = (name: string) => row(name).getAllByRole('cell')[0]!.textContent;
const change = (name: string) => userEvent.click(screen.getByRole('button', { name: `Change: ${name}` }));

beforeEach(() => {
  window.localStorage.clear();
  document.addEventListener('keydown', elsewhere);
});
afterEach(() => {
  document.removeEventListener('keydown', elsewhere);
  jest.clearAllMocks();
});

test('every command stands in the table with its keys, in the reader’s words (R20)', () => {
  const { unmount } = show();
  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(KEY_ACTIONS.length);
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(keys('Previous page')).toBe('ShiftSpace↑Page Up');
  expect(keys('Turn to the left')).toBe('←A');
  expect(keys('Keyboard')).toBe('?');
  unmount();
  show('de');
  expect(keys('Nächste Seite')).toBe('Leertaste↓Bild ↓');
});

test('a command gets the next key that is pressed, and whoever had it loses it', async () => {
  show();
  await change('Next page');
  expect(screen.getByRole('status')).toHaveTextContent('Press a key');
  await userEvent.keyboard('g');
  expect(keys('Next page')).toBe('G');
  expect(keys('All pages')).toBe('No key');
  expect(JSON.parse(storage.read('viewerKeys')!)).toEqual({ next: ['g'], grid: [] });
  expect(elsewhere).not.toHaveBeenCalled();
});

test('Space and Enter can be given too, although they press buttons', async () => {
  show();
  await change('All pages');
  await userEvent.keyboard(' ');
  expect(keys('All pages')).toBe('Space');
  await change('All pages');
  await userEvent.keyboard('{Enter}');
  expect(keys('All pages')).toBe('Enter');
});

test('Escape leaves the key and the table as they were; so does Tab, which goes on', async () => {
  show();
  await change('Next page');
  await userEvent.keyboard('{Escape}');
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(elsewhere).not.toHaveBeenCalled();
  await change('Next page');
  await userEvent.tab();
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(screen.getByRole('button', { name: 'Change: Previous page' })).toHaveFocus();
});

test('what belongs to the browser is no key of ours', async () => {
  show();
  await change('Next page');
  await userEvent.keyboard('{Control>}r{/Control}{F5}');
  expect(screen.getByRole('status')).toHaveTextContent('Press a key');
  await userEvent.keyboard('j');
  expect(keys('Next page')).toBe('J');
});

test('all keys go back to the defaults', async () => {
  storage.write('viewerKeys', '{"next":["j"],"previous":["k"]}');
  show();
  expect(keys('Next page')).toBe('J');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the defaults' }));
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(keys('Previous page')).toBe('ShiftSpace↑Page Up');
  expect(screen.getByRole('button', { name: 'Back to the defaults' })).toBeDisabled();
});

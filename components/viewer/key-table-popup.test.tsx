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

test('lists every command with its keys, in the language of the page @R20', () => {
  const { unmount } = show();
  expect(screen.getAllByRole('rowheader')).toHaveLength(KEY_ACTIONS.length);
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(keys('Turn the page to the left')).toBe('←A');
  unmount();
  show('de');
  expect(keys('Nächste Seite')).toBe('Leertaste↓Bild ↓');
});

test.each([
  ['g', 'G'],
  [' ', 'Space'],
  ['{Enter}', 'Enter'],
])('the next key %s is given to the command, and taken from the one that had it @R20', async (key, name) => {
  show();
  await change('Next page');
  expect(screen.getByRole('status')).toHaveTextContent('Press a key');
  await userEvent.keyboard(key);
  expect(keys('Next page')).toBe(name);
  if (key === 'g') expect(JSON.parse(storage.read('viewerKeys')!)).toEqual({ next: ['g'], grid: [] });
  expect(elsewhere).not.toHaveBeenCalled();
});

test('Escape and Tab leave the key, and shortcuts of the browser are no keys @R20', async () => {
  show();
  await change('Next page');
  await userEvent.keyboard('{Control>}r{/Control}{F5}');
  expect(screen.getByRole('status')).toHaveTextContent('Press a key');
  await userEvent.keyboard('{Escape}');
  await change('Next page');
  await userEvent.tab();
  expect(keys('Next page')).toBe('Space↓Page Down');
  expect(screen.getByRole('button', { name: 'Change: Previous page' })).toHaveFocus();
});

test('all keys can be reset to the defaults', async () => {
  storage.write('viewerKeys', '{"next":["j"],"previous":["k"]}');
  show();
  expect(keys('Next page')).toBe('J');
  await userEvent.click(screen.getByRole('button', { name: 'Reset all keys' }));
  expect([keys('Next page'), keys('Previous page')]).toEqual(['Space↓Page Down', 'ShiftSpace↑Page Up']);
});

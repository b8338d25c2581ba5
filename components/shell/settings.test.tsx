import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { installModal } from '@/components/ui/render-in-test';
import { useAvailableLanguages } from '@/lib/client/use-available-languages';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

import { goTo } from './go-to';
import { Settings } from './settings';

let mockPath = '/updates';
jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => mockPath,
  getPathname: ({ href, locale, forcePrefix }: { href: string; locale: string; forcePrefix: boolean }) =>
    locale === 'en' && !forcePrefix ? href : `/${locale}${href}`,
}));
jest.mock('./use-page-path', () => ({ usePagePath: () => mockPath }));
jest.mock('@/lib/client/use-available-languages');
jest.mock('./go-to');

const show = (locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Notices group="test">
        <Settings />
      </Notices>
    </NextIntlClientProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

async function open(locale?: Locale) {
  show(locale);
  press(locale === 'de' ? /Deutsch/ : /English/);
  await screen.findByRole('dialog');
}

beforeAll(installModal);
beforeEach(() => {
  mockPath = '/updates';
  window.localStorage.clear();
  for (const name of ['locale', 'languages']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.mocked(goTo).mockClear();
  jest.mocked(useAvailableLanguages).mockReturnValue([
    { language: 'eng', titlesCount: 30 },
    { language: 'esp', titlesCount: 24 },
  ]);
});
afterEach(() => jest.restoreAllMocks());

test('another interface language opens the same page in it, with its titles alone @1.9 @4.35', async () => {
  window.localStorage.setItem('contentsV2', 'eng,esp');
  await open();
  press('Deutsch');
  expect(goTo).toHaveBeenCalledWith('/de/updates');
  expect(window.localStorage.getItem('service')).toBe('de');
  expect(window.localStorage.getItem('contentsV2')).toBe('deu');
  expect(document.cookie).toContain('locale=de');
  expect(document.cookie).toContain('languages=deu');
});

test.each([
  ['', '/updates', 'with a cookie'],
  ['', '/en/updates', 'without a cookie'],
  ['/rating/deu', '/rating/eng', 'of a page that names its language'],
])('the English address%s is %s %s', async (path, address, cookie) => {
  mockPath = path || '/updates';
  if (cookie === 'without a cookie') jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await open('de');
  press('English');
  expect(goTo).toHaveBeenCalledWith(address);
});

test('the interface language cannot be chosen again, nor removed from the content languages @5.24 @5.25', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'English' })).toBeDisabled();
  expect(box(/English/)).toBeChecked();
  expect(box(/English/)).toBeDisabled();
});

test('a content language is added and removed, also in another tab @1.9 @4.36', async () => {
  await open();
  fireEvent.click(box(/Español/));
  expect(window.localStorage.getItem('contentsV2')).toBe('eng,esp');
  expect(document.cookie).toContain('languages=eng-esp');
  fireEvent.click(box(/Español/));
  expect(window.localStorage.getItem('contentsV2')).toBe('eng');
  expect(document.cookie).toMatch(/languages=eng$/);
  window.localStorage.setItem('contentsV2', 'eng,esp');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contentsV2' })));
  expect(box(/Español/)).toBeChecked();
});

test('offers languages that have titles, with their counts, and a chosen one that has none @3.54', async () => {
  window.localStorage.setItem('contentsV2', 'eng,ita');
  await open();
  expect(screen.queryByRole('checkbox', { name: /Deutsch/ })).toBeNull();
  expect(box('Español 24')).not.toBeChecked();
  await userEvent.click(box('Italiano 0'));
  expect(window.localStorage.getItem('contentsV2')).toBe('eng');
  expect(box('Italiano 0')).not.toBeChecked();
  expect(box('Italiano 0')).toHaveFocus();
});

test.each(['/titles/10', '/main/comments/9'])('%s has no settings button @2.99', (path) => {
  mockPath = path;
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { useAvailableLanguages } from '@/lib/client/use-available-languages';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

import { goTo } from './go-to';
import { Settings } from './settings';

let pathname = '/updates';

jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => pathname,
  getPathname: ({ href, locale, forcePrefix }: { href: string; locale: string; forcePrefix: boolean }) =>
    locale === 'en' && !forcePrefix ? href : `/${locale}${href}`,
}));
jest.mock('./use-page-path', () => ({ usePagePath: () => pathname }));
jest.mock('@/lib/client/use-available-languages');
jest.mock('./go-to');
let mockIsLost = false;
jest.mock('./settings-dialog', () => {
  if (mockIsLost) throw new Error('lost');
  return jest.requireActual<object>('./settings-dialog');
});

const show = (locale: Locale = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Notices group="test">
        <Settings />
      </Notices>
    </NextIntlClientProvider>,
  );

/** Of the browser's bars, where the reader has a say in it. */
const barColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

async function open() {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /English/ }));
  await screen.findByRole('dialog');
  return user;
}

beforeAll(() => {
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  mockIsLost = false;
  pathname = '/updates';
  window.localStorage.clear();
  for (const name of ['locale', 'languages']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.mocked(goTo).mockClear();
  jest.mocked(useAvailableLanguages).mockReturnValue([
    { language: 'eng', titlesCount: 30 },
    { language: 'esp', titlesCount: 24 },
  ]);
});

// The first of all: what has come once is not asked for again.
test('settings that do not come are told of, and come when they are asked for again', async () => {
  mockIsLost = true;
  const user = userEvent.setup();
  show();
  const button = screen.getByRole('button', { name: /English/ });
  await user.click(button);
  expect(await screen.findByText(messages.catalog.notify.failed)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  mockIsLost = false;
  await user.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('another interface language opens the same page in it, and is read alone from then on @1.9 @4.35', async () => {
  window.localStorage.setItem('contentsV2', 'eng,esp');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(goTo).toHaveBeenCalledWith('/de/updates');
  expect(window.localStorage.getItem('service')).toBe('de');
  expect(window.localStorage.getItem('contentsV2')).toBe('deu');
  expect(document.cookie).toContain('locale=de');
  expect(document.cookie).toContain('languages=deu');
});

test.each([
  ['a plain address', true, '/updates'],
  ['one that says so, where no cookie can', false, '/en/updates'],
])('the way back to English is %s', async (_, takesCookies, address) => {
  if (!takesCookies) jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const user = userEvent.setup();
  show('de');
  await user.click(screen.getByRole('button', { name: /Deutsch/ }));
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(goTo).toHaveBeenCalledWith(address);
  jest.restoreAllMocks();
});

test('a page that names its language itself opens under the other language’s name', async () => {
  pathname = '/rating/deu';
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(goTo).toHaveBeenCalledWith('/rating/deu');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(goTo).toHaveBeenLastCalledWith('/rating/esp');
});

test('the current interface language cannot be chosen again, nor its titles be left out @5.24 @5.25', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'English' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /English/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /English/ })).toBeDisabled();
});

test('a content language is added and taken away @1.9 @4.36', async () => {
  const user = await open();
  const spanish = screen.getByRole('checkbox', { name: /Español/ });
  await user.click(spanish);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng,esp');
  expect(document.cookie).toContain('languages=eng-esp');
  await user.click(spanish);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng');
  expect(document.cookie).toMatch(/languages=eng$/);
});

test('a content language chosen in another tab is ticked here too', async () => {
  await open();
  window.localStorage.setItem('contentsV2', 'eng,esp');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contentsV2' })));
  expect(screen.getByRole('checkbox', { name: /Español/ })).toBeChecked();
});

test('only languages that have titles are offered, with their counts @3.54', async () => {
  await open();
  expect(screen.queryByRole('checkbox', { name: /Italiano/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Español 24' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'English 30' })).toBeChecked();
});

test('a language that no title turns out to be in stays where it is until the dialog is opened again', async () => {
  jest.mocked(useAvailableLanguages).mockReturnValue(undefined);
  const user = await open();
  const listed = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent!.replace(/\d+$/, ''));
  const before = listed();
  jest.mocked(useAvailableLanguages).mockReturnValue([
    { language: 'eng', titlesCount: 30 },
    { language: 'esp', titlesCount: 24 },
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Español' }));
  expect(screen.getByRole('checkbox', { name: 'Español 24' })).toBeChecked();
  expect(listed()).toEqual(before);
  expect(screen.getByRole('checkbox', { name: 'Italiano 0' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /English/ }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('checkbox', { name: 'Italiano' })).not.toBeInTheDocument();
});

test('a chosen language that no title is in any more can be taken away, and put back', async () => {
  window.localStorage.setItem('contentsV2', 'eng,ita');
  const user = await open();
  const italian = screen.getByRole('checkbox', { name: 'Italiano 0' });
  await user.click(italian);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng');
  expect(italian).not.toBeChecked();
  expect(italian).toHaveFocus();
  await user.click(italian);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng,ita');
});

test('a theme holds at once and for the next visit; the system theme leaves no trace on the document', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Black' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');
  expect(barColor()).toBe('rgb(19,19,22)');
  await user.click(screen.getByRole('radio', { name: 'White' }));
  expect(barColor()).toBe('white');
  await user.click(screen.getByRole('radio', { name: 'Same as my device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(window.localStorage.getItem('theme')).toBeNull();
  expect(barColor()).toBeUndefined();
});

test('the theme that is shown is the one that is ticked, whatever is stored', async () => {
  window.localStorage.setItem('theme', '{"theme":');
  await open();
  expect(screen.getByRole('radio', { name: 'Same as my device' })).toBeChecked();
});

test('titles and comments have no settings of their own @2.99', () => {
  pathname = '/titles/10';
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

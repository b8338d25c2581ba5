import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { useAvailableLanguages } from '@/lib/client/use-available-languages';
import messages from '@/messages/en.json';

import { goTo } from './go-to';
import { Settings } from './settings';

const refresh = jest.fn();
let pathname = '/updates';

jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ refresh }),
  getPathname: ({ href, locale }: { href: string; locale: string }) => `/${locale}${href}`,
}));
jest.mock('./use-page-path', () => ({ usePagePath: () => pathname }));
jest.mock('@/lib/client/use-available-languages');
jest.mock('./go-to');

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Settings />
    </NextIntlClientProvider>,
  );

async function open() {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /English/ }));
  return user;
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

beforeEach(() => {
  pathname = '/updates';
  window.localStorage.clear();
  for (const name of ['locale', 'languages']) document.cookie = `${name}=; path=/; max-age=0`;
  jest.mocked(goTo).mockClear();
  refresh.mockClear();
  jest.mocked(useAvailableLanguages).mockReturnValue([{ language: 'eng', titlesCount: 30 }, { language: 'esp', titlesCount: 24 }]);
});

test('another interface language opens the same page in it, and is read alone from then on', async () => {
  window.localStorage.setItem('contentsV2', 'eng,esp');
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(goTo).toHaveBeenCalledWith('/de/updates');
  expect(window.localStorage.getItem('service')).toBe('de');
  expect(window.localStorage.getItem('contentsV2')).toBe('deu');
  expect(document.cookie).toContain('locale=de');
  expect(document.cookie).toContain('languages=deu');
});

test('a page that names its language itself opens under the other language’s name', async () => {
  pathname = '/rating/deu';
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(goTo).toHaveBeenCalledWith('/rating/deu');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(goTo).toHaveBeenLastCalledWith('/rating/esp');
});

test('the current interface language cannot be chosen again, nor its titles be left out', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'English' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /English/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /English/ })).toBeDisabled();
});

test('a content language is added and taken away, and the page asked for again', async () => {
  const user = await open();
  const spanish = screen.getByRole('checkbox', { name: /Español/ });
  await user.click(spanish);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng,esp');
  expect(document.cookie).toContain('languages=eng-esp');
  await user.click(spanish);
  expect(window.localStorage.getItem('contentsV2')).toBe('eng');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('only languages that have titles are offered, with their counts', async () => {
  await open();
  expect(screen.queryByRole('checkbox', { name: /Italiano/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Español 24' })).toBeInTheDocument();
});

test('a theme holds at once and for the next visit; the system theme leaves no trace on the document', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Black' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Same as my device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('titles and comments have no settings of their own', () => {
  pathname = '/titles/10';
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

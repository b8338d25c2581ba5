import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { answeredPopups } from '@/components/catalog/answered-popups';
import messages from '@/messages/en.json';

import { AppPrompt } from './app-prompt';

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const DAY = 86_400_000;
const NOW = 1_900_000_000_000;

let pages = 0;
let shownAt = NOW;

/** A page in a tab of its own, so many days later. */
function visit(days = 0) {
  shownAt = NOW + days * DAY;
  window.history.replaceState(null, '', `/page/${(pages += 1)}`);
  answeredPopups.clear();
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AppPrompt href="https://store.example/ios" />
    </NextIntlClientProvider>,
  );
  return unmount;
}

const link = () => screen.queryByRole('link', { name: 'Get the app' });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the note about the app' }));

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => shownAt);
});
afterEach(() => jest.restoreAllMocks());

test('leads to the store', () => {
  visit();
  expect(link()).toHaveAttribute('href', 'https://store.example/ios');
});

test('once closed it is hidden for 60 days, in other tabs too @9.25', async () => {
  const leave = visit();
  await close();
  expect(link()).toBeNull();
  leave();
  for (const days of [0, 1, 59]) {
    const go = visit(days);
    expect(link()).toBeNull();
    go();
  }
  visit(60);
  expect(link()).toBeVisible();
});

test('who went to the store is reminded after 60 days @9.25', async () => {
  const leave = visit();
  link()!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link()!);
  expect(link()).toBeNull();
  leave();
  const go = visit(59);
  expect(link()).toBeNull();
  go();
  visit(60);
  expect(link()).toBeVisible();
});

test('where nothing can be stored it stays closed for the visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const leave = visit();
  await close();
  leave();
  window.history.replaceState(null, '', '/another-page');
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <AppPrompt href="https://store.example/ios" />
    </NextIntlClientProvider>,
  );
  expect(link()).toBeNull();
});

test('what is stored and is no time is nothing', () => {
  window.localStorage.setItem('appPromptClosed', 'true');
  visit();
  expect(link()).toBeVisible();
});

test('it stays where it is from page to page, and is gone at the next once it was closed in another tab', () => {
  const note = () => (
    <NextIntlClientProvider locale="en" messages={messages}>
      <AppPrompt href="https://store.example/ios" />
    </NextIntlClientProvider>
  );
  const { rerender } = render(note());
  const drawn = link();
  const goOn = (path: string) => {
    window.history.replaceState(null, '', path);
    rerender(note());
  };
  goOn('/ranking/hottest');
  expect(link()).toBe(drawn);
  window.localStorage.setItem('appPromptClosed', String(NOW));
  expect(link()).toBeVisible();
  goOn('/manga_list/ongoing');
  expect(link()).toBeNull();
});

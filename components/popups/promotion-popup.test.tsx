import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { isPromotedHere } from '@/lib/client/is-promoted-here';
import type { Promotion } from '@/lib/domain/promotion';
import messages from '@/messages/en.json';

import { PromotionPopup } from './promotion-popup';

jest.mock('@/lib/client/is-promoted-here');
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const HOUR = 3_600_000;
const NOON = 1_900_000_000_000;

let pages = 0;
let now = NOON;

/** A page in a tab of its own, so many hours later. */
async function visit(hours = 0, promotion: Promotion = {}) {
  now = NOON + hours * HOUR;
  window.history.replaceState(null, '', `/page/${(pages += 1)}`);
  answeredPopups.clear();
  const { unmount } = await act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <PromotionPopup promotion={promotion} />
      </NextIntlClientProvider>,
    ),
  );
  return unmount;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Close to home' });

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.mocked(isPromotedHere).mockReset().mockResolvedValue(true);
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => jest.restoreAllMocks());

test('is shown once in 24 hours, closed or not @4.69', async () => {
  const leave = await visit();
  expect(dialog()).toBeVisible();
  leave();
  const go = await visit(23.99);
  expect(dialog()).toBeNull();
  go();
  const end = await visit(24);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  end();
  await visit(47);
  expect(dialog()).toBeNull();
});

test('elsewhere it is not shown, and nothing is kept', async () => {
  jest.mocked(isPromotedHere).mockResolvedValue(false);
  await visit();
  expect(dialog()).toBeNull();
  expect(window.localStorage.getItem('promotionShown')).toBeNull();
});

test('within the 24 hours nobody is asked where the reader is @9.27', async () => {
  window.localStorage.setItem('promotionShown', String(NOON - HOUR));
  await visit();
  expect(isPromotedHere).not.toHaveBeenCalled();
});

test('a clock that is set back by a year neither shows it again at once nor hides it for a year', async () => {
  window.localStorage.setItem('promotionShown', String(NOON + 365 * 24 * HOUR));
  const leave = await visit();
  expect(dialog()).toBeNull();
  leave();
  await visit(24);
  expect(dialog()).toBeVisible();
});

test('leads to the series, or with the operator’s picture where the operator says', async () => {
  const leave = await visit();
  expect(screen.getByRole('link', { name: 'Take a look' })).toHaveAttribute('href', '/manga_list/ongoing');
  leave();
  await visit(24, { url: 'https://fair.example/en', pictureUrl: 'https://fair.example/en.webp' });
  expect(screen.getByRole('link', { name: 'Take a look' })).toHaveAttribute('href', 'https://fair.example/en');
  expect(dialog()!.querySelector('img')).toHaveAttribute('src', 'https://fair.example/en.webp');
});

test.each([
  [{ globalPrivacyControl: true }, 'https://fair.example/en.webp', false],
  [{ doNotTrack: '1' }, 'https://fair.example/en.webp', false],
  [{ globalPrivacyControl: true }, `${window.location.origin}/fair.webp`, true],
])('whose browser says %p is shown the picture %s: %s', async (wishes, pictureUrl, isShown) => {
  for (const [name, value] of Object.entries(wishes))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await visit(0, { pictureUrl });
  for (const name of Object.keys(wishes)) Reflect.deleteProperty(navigator, name);
  expect(dialog()).toBeVisible();
  expect(dialog()!.querySelector('img')?.getAttribute('src')).toBe(isShown ? pictureUrl : undefined);
});

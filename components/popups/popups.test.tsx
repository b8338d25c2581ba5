import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answeredPopups } from '@/components/catalog/answered-popups';
import { installModal, WithMessages } from '@/components/ui/render-in-test';
import { isPromotedHere } from '@/lib/client/is-promoted-here';
import type { Promotion } from '@/lib/domain/promotion';

import { AppPrompt } from './app-prompt';
import { PromotionPopup } from './promotion-popup';

jest.mock('@/lib/client/is-promoted-here');
jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const HOUR = 3_600_000;
const NOON = 1_900_000_000_000;

let pages = 0;
let now = NOON;

/** Opens another page in a new tab, some hours later. @returns what closes it */
async function visit(popup: React.ReactElement, hours = 0) {
  now = NOON + hours * HOUR;
  window.history.replaceState(null, '', `/page/${(pages += 1)}`);
  answeredPopups.clear();
  return (await act(async () => render(popup, { wrapper: WithMessages }))).unmount;
}

beforeAll(installModal);
beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.mocked(isPromotedHere).mockReset().mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('promotion', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Now in your country, too' });
  const visitAt = (hours: number, promotion: Promotion = {}) => visit(<PromotionPopup promotion={promotion} />, hours);

  test('is shown once in 24 hours, closed or not @4.69', async () => {
    (await visitAt(0))();
    const leave = await visitAt(23.99);
    expect(dialog()).toBeNull();
    leave();
    const end = await visitAt(24);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    end();
    await visitAt(47);
    expect(dialog()).toBeNull();
  });

  test('is not shown elsewhere, and its time is not stored then', async () => {
    jest.mocked(isPromotedHere).mockResolvedValue(false);
    await visitAt(0);
    expect(dialog()).toBeNull();
    expect(window.localStorage.getItem('promotionShown')).toBeNull();
  });

  test('the reader’s country is not looked up within the 24 hours @9.27', async () => {
    window.localStorage.setItem('promotionShown', String(NOON - HOUR));
    await visitAt(0);
    expect(isPromotedHere).not.toHaveBeenCalled();
  });

  test.each([
    ['an external', 'https://fair.example/en.webp', undefined],
    ['a first-party', `${window.location.origin}/fair.webp`, `${window.location.origin}/fair.webp`],
  ])('with Global Privacy Control, %s picture has the source %3$s', async (_, pictureUrl, src) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await visitAt(0, { pictureUrl });
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(dialog()!.querySelector('img')?.getAttribute('src')).toBe(src);
  });
});

describe('app prompt', () => {
  const prompt = <AppPrompt href="https://store.example/ios" />;
  const link = () => screen.queryByRole('link', { name: 'Get the app' });
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the note about the app' }));
  const follow = async () => {
    expect(link()).toHaveAttribute('href', 'https://store.example/ios');
    link()!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link()!);
  };

  test.each([
    ['closed', close],
    ['followed to the store', follow],
  ])('once %s it is hidden for 60 days @9.25', async (_, answer) => {
    const leave = await visit(prompt);
    await answer();
    expect(link()).toBeNull();
    leave();
    for (const days of [1, 59]) {
      const end = await visit(prompt, days * 24);
      expect(link()).toBeNull();
      end();
    }
    await visit(prompt, 60 * 24);
    expect(link()).toBeVisible();
  });
});

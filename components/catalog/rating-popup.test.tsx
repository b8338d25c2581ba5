import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import messages from '@/messages/en.json';

import { answeredPopups } from './answered-popups';
import { RatingPopup } from './rating-popup';

jest.mock('@/lib/client/tap-popup', () => ({ tapPopup: jest.fn() }));
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children, onClick }: { href: string; children: React.ReactNode; onClick: () => void }) => (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  ),
}));

const popup: Popup = {
  id: 7,
  kind: 'system',
  subject: 'For adults',
  body: 'Blood and ink.',
  language: 'eng',
  ok: { text: 'I am of age' },
};

let before: HTMLElement;

const show = (more: Partial<Popup> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RatingPopup popup={{ ...popup, ...more } as Popup} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  window.localStorage.clear();
  answeredPopups.clear();
  jest.mocked(tapPopup).mockReset();
  // jsdom knows the element, not its modal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement as HTMLElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    before.focus();
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => jest.restoreAllMocks());

const ok = () => screen.getByRole('button', { name: 'I am of age' });
const dialog = () => screen.queryByRole('dialog');

test('to agree is counted', async () => {
  show();
  await userEvent.click(ok());
  expect(tapPopup).toHaveBeenCalledWith(7);
});

test('it comes back until asked not to @2.48 @4.40', async () => {
  const first = show();
  expect(screen.getByRole('dialog', { name: 'For adults' })).toHaveTextContent('Blood and ink.');
  await userEvent.click(ok());
  expect(dialog()).toBeNull();
  first.unmount();
  answeredPopups.clear();

  const second = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
  await userEvent.click(ok());
  expect(window.localStorage.getItem('rating_checked_7')).toBe('1');
  second.unmount();
  answeredPopups.clear();

  show();
  expect(dialog()).toBeNull();
});

test('it is not asked twice within a visit, on whichever screen', async () => {
  const first = show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  first.unmount();
  show();
  expect(dialog()).toBeNull();
  expect(window.localStorage.getItem('rating_checked_7')).toBeNull();
});

test('however it is closed, the focus goes back to where it was', async () => {
  render(<button>Bars</button>);
  const bars = screen.getByRole('button', { name: 'Bars' });
  bars.focus();
  show();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(bars).not.toHaveFocus();
  // Escape is the browser's: it closes the dialog, and says so.
  act(() => (dialog() as HTMLDialogElement).close());
  expect(dialog()).toBeNull();
  expect(bars).toHaveFocus();
  expect(window.localStorage.getItem('rating_checked_7')).toBe('1');
});

test('who would rather not leads back to where he came from, and is asked again', async () => {
  const back = jest.spyOn(window.history, 'back').mockReturnValue();
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const first = show({ cancel: { text: 'Go back' } } as Partial<Popup>);
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  expect(back).toHaveBeenCalledTimes(1);
  first.unmount();
  show();
  expect(dialog()).toBeVisible();
});

test('from nowhere, back is home', () => {
  show({ cancel: { text: 'Go back' } } as Partial<Popup>);
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/updates');
});

test('where nothing can be stored it is closed for the visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const first = show();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(ok());
  first.unmount();
  show();
  expect(dialog()).toBeNull();
});

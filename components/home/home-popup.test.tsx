import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import messages from '@/messages/en.json';

import { HomePopup } from './home-popup';

jest.mock('@/lib/client/tap-popup', () => ({ tapPopup: jest.fn() }));
jest.mock('@/lib/i18n/navigation', () => ({ Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a> }));

const popup: Popup = {
  id: 7,
  kind: 'system',
  subject: 'First time here?',
  body: 'Start anywhere.',
  language: 'eng',
  ok: { text: 'Show me', action: { method: 'push', url: 'komawari://detail/12' } },
  cancel: { text: 'Later' },
};

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <HomePopup popup={popup} />
    </NextIntlClientProvider>,
  );

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => window.localStorage.clear());

test('is shown once to a browser', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('Start anywhere.')).not.toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText('Start anywhere.')).not.toBeInTheDocument();
});

test('another popup is not hidden by it, and its button leads where it says', () => {
  window.localStorage.setItem('VIEWED_POPUP', '[3]');
  show();
  expect(screen.getByRole('link', { name: 'Show me' })).toHaveAttribute('href', '/titles/12');
});

test('its button is counted, to be rid of it is not', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(tapPopup).not.toHaveBeenCalled();
  unmount();
  window.localStorage.clear();
  show();
  const link = screen.getByRole('link', { name: 'Show me' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(tapPopup).toHaveBeenCalledWith(7);
});

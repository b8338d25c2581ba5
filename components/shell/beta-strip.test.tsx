import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import messages from '@/messages/en.json';

import { BetaStrip } from './beta-strip';

let pathname = '/updates';
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
jest.mock('./use-page-path', () => ({ usePagePath: () => pathname }));

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <BetaStrip />
    </NextIntlClientProvider>,
  );

test('closing it is remembered', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Close the beta note' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(window.localStorage.getItem('betaNoteClosed')).toBeTruthy();
  expect(document.documentElement).toHaveAttribute('data-beta-note', 'closed');
});

test('it stands on home only @1.22', () => {
  pathname = '/titles/10';
  show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

import { Notices } from '@/components/ui/notices';
import messages from '@/messages/en.json';

import { usePopup } from './use-popup';

let mockIsLost = false;
jest.mock('./open-popup', () => {
  if (mockIsLost) throw new Error('lost');
  return { OpenPopup: () => null };
});

const around = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <Notices group="test">{children}</Notices>
  </NextIntlClientProvider>
);

test('a popup that does not come is told of and wanted no more, and comes when it is asked for again', async () => {
  mockIsLost = true;
  const { result } = renderHook(usePopup, { wrapper: around });
  act(() => result.current.togglePopup('settings'));
  expect(await screen.findByText(messages.catalog.notify.failed)).toBeVisible();
  await waitFor(() => expect(result.current).toMatchObject({ popup: undefined, isOpen: false }));
  mockIsLost = false;
  act(() => result.current.togglePopup('settings'));
  await waitFor(() => expect(result.current).toMatchObject({ popup: 'settings', isOpen: true }));
});

test('one whose code is there already opens with the press', async () => {
  const { result } = renderHook(usePopup, { wrapper: around });
  await act(() => result.current.askPopup());
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.togglePopup('settings'));
  expect(result.current).toMatchObject({ popup: 'settings', isOpen: true });
});

import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { tellLeaving } from '@/lib/client/leaving';
import messages from '@/messages/en.json';

import { OnTheWay } from './on-the-way';

let here = '/updates';
jest.mock('next/navigation', () => ({ usePathname: () => here }));

const line = () => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <OnTheWay />
  </NextIntlClientProvider>
);

beforeEach(() => window.history.replaceState(null, '', '/updates'));

test('a page that was asked for is said to be loading until it is there', async () => {
  const { rerender } = render(line());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => tellLeaving('/titles/10'));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  here = '/titles/10';
  rerender(line());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who stays, or turns back, waits for nothing', async () => {
  here = '/updates';
  render(line());
  await act(async () => tellLeaving('/updates?keyword=ferry#foot'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => tellLeaving('/titles/10'));
  await act(async () => tellLeaving('/updates'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

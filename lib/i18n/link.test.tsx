import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';

import { afterPaint } from '@/lib/client/after-paint';

import { Link } from './link';

jest.mock('next/navigation', () => jest.requireActual<object>('next/navigation'));

const [push, replace, olderPush] = [jest.fn(), jest.fn(), jest.fn()];

/** A link in Spanish, and what it leads to. */
function show(more: Partial<React.ComponentProps<typeof Link>> = {}): HTMLElement {
  [push, replace].forEach((mock) => mock.mockReset());
  // Outside of a build there is the older link of Next, which asks for the older router.
  render(
    <RouterContext.Provider value={{ push: olderPush, prefetch: async () => undefined } as unknown as NextRouter}>
      <AppRouterContext.Provider value={{ push, replace } as unknown as AppRouterInstance}>
        <NextIntlClientProvider locale="es">
          <Link href="/titles/12" prefetch={false} {...more}>
            Ferry
          </Link>
        </NextIntlClientProvider>
      </AppRouterContext.Provider>
    </RouterContext.Provider>,
  );
  return screen.getByRole('link', { name: 'Ferry' });
}

afterEach(() => void jest.useRealTimers());
afterEach(() => expect(olderPush).not.toHaveBeenCalled());

const address = expect.stringMatching(/\/es\/titles\/12$/) as string;

test.each([
  ['a new entry', {}, push, replace],
  ['the entry that is there', { replace: true }, replace, push],
])('a press leads on in the reader’s locale, to %s, once it has been answered', async (_, more, used, unused) => {
  await userEvent.click(show(more));
  await waitFor(() => expect(used.mock.calls).toEqual([[address]]));
  expect(unused).not.toHaveBeenCalled();
});

test('the router hears of it when what the press changed has been drawn', async () => {
  jest.useFakeTimers();
  const link = show();
  const drawn: string[] = [];
  push.mockImplementation(() => drawn.push('led on'));
  requestAnimationFrame(() => drawn.push('drawn'));
  link.click();
  expect(drawn).toEqual([]);
  await jest.runAllTimersAsync();
  expect(drawn).toEqual(['drawn', 'led on']);
});

test('of two presses the last leads on', async () => {
  const link = show();
  link.click();
  link.click();
  await waitFor(() => expect(push).toHaveBeenCalled());
  await afterPaint();
  expect(push).toHaveBeenCalledTimes(1);
});

test.each(['popstate', 'pagehide'])('who turns back before it is answered stays: %s', async (turned) => {
  show().click();
  window.dispatchEvent(new Event(turned));
  await afterPaint();
  expect(push).not.toHaveBeenCalled();
});

test('where another has taken the press up, it leads nowhere', async () => {
  await userEvent.click(show({ onClick: (event) => event.preventDefault() }));
  await afterPaint();
  expect(push).not.toHaveBeenCalled();
});

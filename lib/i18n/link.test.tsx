import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';

import { Link } from './link';

jest.mock('next/navigation', () => jest.requireActual<object>('next/navigation'));

const [push, replace, olderPush] = [jest.fn(), jest.fn(), jest.fn()];

/** A Spanish link to a title. */
function show(more: Partial<React.ComponentProps<typeof Link>> = {}): HTMLElement {
  // Outside of a build Next renders its older link, which needs the older router.
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

const settle = () => act(() => jest.runAllTimersAsync());

beforeEach(() => {
  jest.useFakeTimers();
  [push, replace].forEach((mock) => mock.mockReset());
});
afterEach(() => {
  jest.useRealTimers();
  expect(olderPush).not.toHaveBeenCalled();
});

test.each([
  ['a new history entry', {}, push, replace],
  ['the current history entry', { replace: true }, replace, push],
])('navigates in the reader’s locale by %s', async (_, more, used, unused) => {
  show(more).click();
  await settle();
  expect(used.mock.calls).toEqual([[expect.stringMatching(/\/es\/titles\/12$/)]]);
  expect(unused).not.toHaveBeenCalled();
});

test('navigates after the next paint, and once for two presses', async () => {
  const link = show();
  const order: string[] = [];
  push.mockImplementation(() => order.push('navigation'));
  requestAnimationFrame(() => order.push('paint'));
  link.click();
  link.click();
  expect(order).toEqual([]);
  await settle();
  expect(order).toEqual(['paint', 'navigation']);
});

test.each(['popstate', 'pagehide'])('does not navigate after a %s that comes before the paint', async (event) => {
  show().click();
  window.dispatchEvent(new Event(event));
  await settle();
  expect(push).not.toHaveBeenCalled();
});

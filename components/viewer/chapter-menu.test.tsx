import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

import messages from '@/messages/en.json';
import { seenWhenDrawn } from '@/tests/support/seen-when-drawn';

import { GoToChapter } from './chapter-link';
import { ChapterMenu } from './chapter-menu';
import { chapter, furnishBrowser } from './viewer-in-test';

const [goTo, close, replace, scroll] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
let broughtBefore: unknown[];

beforeEach(() => {
  furnishBrowser();
  Element.prototype.scrollIntoView = scroll;
  [goTo, close, replace, scroll].forEach((mock) => mock.mockReset());
  seenWhenDrawn(
    <AppRouterContext.Provider
      value={{ replace, push: replace, prefetch: () => undefined } as unknown as AppRouterInstance}
    >
      <NextIntlClientProvider locale="en" messages={messages}>
        <GoToChapter value={goTo}>
          <ChapterMenu chapters={chapter().chapters} chapterId={10001} onClose={close} />
        </GoToChapter>
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
    () => (broughtBefore = [...scroll.mock.contexts]),
  );
});
afterEach(() => jest.restoreAllMocks());

test('opens at the current chapter, and leads to another one', async () => {
  expect(broughtBefore).toEqual([screen.getByRole('link', { current: 'page' }).closest('li')]);
  await userEvent.click(screen.getByRole('link', { name: /^#2/ }));
  expect(goTo.mock.calls).toEqual([[10002]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('closes at a press of the current chapter, which keeps its position', async () => {
  await userEvent.click(screen.getByRole('link', { name: /^#1/, current: 'page' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

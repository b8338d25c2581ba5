import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

import messages from '@/messages/en.json';

import { GoToChapter } from './chapter-link';
import { ChapterMenu } from './chapter-menu';
import { chapter, furnishBrowser } from './viewer-in-test';

const [goTo, close, replace] = [jest.fn(), jest.fn(), jest.fn()];

beforeEach(() => {
  furnishBrowser();
  [goTo, close, replace].forEach((mock) => mock.mockReset());
  render(
    <AppRouterContext.Provider value={{ replace, push: replace, prefetch: () => undefined } as unknown as AppRouterInstance}>
      <NextIntlClientProvider locale="en" messages={messages}>
        <GoToChapter value={goTo}>
          <ChapterMenu chapters={chapter().chapters} chapterId={10001} onClose={close} />
        </GoToChapter>
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
});
afterEach(() => jest.restoreAllMocks());

test('another chapter is gone to', async () => {
  await userEvent.click(screen.getByRole('link', { name: /^#2/ }));
  expect(goTo.mock.calls).toEqual([[10002]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('the chapter being read keeps its place: the menu closes', async () => {
  await userEvent.click(screen.getByRole('link', { name: /^#1/, current: 'page' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

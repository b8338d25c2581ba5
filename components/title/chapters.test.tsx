import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { reading, store } from '@/components/catalog/history-in-test';
import messages from '@/messages/en.json';

import { Chapters } from './chapters';
import type { ListedChapter, Stretch } from './model/chapter-stretches';

// It comes late, and has tests of its own.
jest.mock('@/components/catalog/notification-place', () => ({ NotificationPlace: () => null }));

const now = Date.UTC(2030, 4, 10, 12) / 1_000;
const day = 86_400;

const chapter = (id: number, more: Partial<ListedChapter> = {}): ListedChapter => ({
  id,
  name: `#${id}`,
  subTitle: `Part ${id}`,
  thumbnailUrl: '',
  startAt: now - (20 - id) * 7 * day,
  access: 'free',
  commentCount: 0,
  ...more,
});

const stretches: Stretch[] = [
  { kind: 'start', chapters: [chapter(1), chapter(2)] },
  { kind: 'app', chapters: [chapter(3), chapter(4), chapter(5)] },
  {
    kind: 'open',
    chapters: [
      chapter(6, { endAt: now + 3 * day + 60 }),
      chapter(7, { endAt: now + 8 * day }),
      chapter(8, { access: 'ticket', startAt: now - 60 }),
    ],
  },
];

const page = (readIds?: ReadonlySet<number>, opensNewestFirst = true) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <Chapters
      stretches={stretches}
      titleId={10}
      language="eng"
      isComplete={false}
      opensNewestFirst={opensNewestFirst}
      readIds={readIds}
    />
  </NextIntlClientProvider>
);

const parts = () =>
  screen
    .getAllByText(/^Part \d$/)
    .map((element) => element.textContent?.slice(-1))
    .join('');
const row = (id: number) => screen.getByText(`Part ${id}`).closest('li') as HTMLElement;

beforeEach(() => jest.useFakeTimers({ now: now * 1_000, advanceTimers: true, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
afterEach(() => window.localStorage.clear());

test('the whole list is turned round and back @4.34', async () => {
  render(page());
  expect(parts()).toBe('87654321');
  await userEvent.click(screen.getByRole('button', { name: 'Order: Newest first' }));
  expect(parts()).toBe('12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Order: Oldest first' }));
  expect(parts()).toBe('87654321');
});

test('the list opens in the order it is given', () => {
  render(page(undefined, false));
  expect(parts()).toBe('12345678');
  expect(screen.getByRole('button', { name: 'Order: Oldest first' })).toBeVisible();
});

test('a row leads to its chapter, one of the app leads nowhere', () => {
  render(page());
  expect(within(row(7)).getByRole('link')).toHaveAttribute('href', '/viewer/7');
  expect(within(row(4)).queryByRole('link')).toBeNull();
  expect(screen.getByText('3–5')).toBeVisible();
  expect(screen.getByText('1 more')).toBeVisible();
});

test('what a clock decides is said after hydration only @2.46 @4.32 @4.33 @9.14', () => {
  const html = renderToString(page());
  expect(html).not.toContain('Ends in');
  expect(html).not.toContain('>Up<');
  expect(html).toContain('/viewer/6');
  render(page());
  expect(within(row(6)).getByText('Ends in 3 days')).toBeVisible();
  expect(
    row(6).querySelector(`time[datetime="${new Date((now + 3 * day + 60) * 1_000).toISOString()}"]`),
  ).toBeVisible();
  expect(within(row(6)).queryByText('Free')).toBeNull();
  expect(within(row(7)).getByText('Free')).toBeVisible();
  expect(within(row(8)).getByText('Up')).toBeVisible();
  expect(within(row(8)).getByText('Ticket')).toBeVisible();
});

test('of one that ends within a day, the day is not said: it may be the next', () => {
  const ending = (id: number, left: number): ListedChapter => chapter(id, { endAt: now + left });
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Chapters
        stretches={[{ kind: 'open', chapters: [ending(1, day - 60), ending(2, 60), ending(3, day)] }]}
        titleId={10}
        language="eng"
        isComplete={false}
        opensNewestFirst
      />
    </NextIntlClientProvider>,
  );
  for (const id of [1, 2]) expect(within(row(id)).getByText('Less than a day left')).toBeVisible();
  expect(within(row(3)).getByText('Ends in 1 day')).toBeVisible();
});

test('chapters that were opened say so', () => {
  render(page(new Set([2])));
  expect(within(row(2)).getByText('read')).toBeVisible();
  expect(within(row(1)).queryByText('read')).toBeNull();
});

test('and so do those that this browser has read to their end', () => {
  store([reading(1)], [[1, 7]]);
  render(page(new Set([2])));
  expect(within(row(7)).getByText('read')).toBeVisible();
  expect(within(row(2)).getByText('read')).toBeVisible();
  expect(within(row(6)).queryByText('read')).toBeNull();
});

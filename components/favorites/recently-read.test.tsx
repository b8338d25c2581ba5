import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { reading, store } from '@/components/catalog/history-in-test';
import messages from '@/messages/en.json';

import { RecentlyRead } from './recently-read';

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RecentlyRead />
    </NextIntlClientProvider>,
  );

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const kept = () =>
  JSON.parse(window.localStorage.getItem('readingHistory')!).rows?.map(({ titleId }: { titleId: number }) => titleId);

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

test('all that was read is listed, the newest first, with its page and its day', () => {
  store([reading(1), reading(2, { finished: true, next: undefined }), ...[3, 4, 5, 6, 7, 8].map((id) => reading(id))]);
  show();
  expect(names()).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((id) => `Series ${id}`));
  const row = within(screen.getByText('Series 1').closest('article')!);
  expect(row.getByRole('link')).toHaveAttribute('href', '/viewer/1001');
  expect(row.getByText(/^Page 3 of 10/)).toBeVisible();
  expect(screen.getByText('Series 1').closest('article')!.querySelector('time')).toHaveAttribute(
    'datetime',
    new Date(1_900_000_001_000).toISOString(),
  );
  expect(within(screen.getByText('Series 2').closest('article')!).getByText(/^Read to the end/)).toBeVisible();
});

test('a day of another year than today’s says which, also where the newest is of that year', () => {
  jest.useFakeTimers({ now: new Date(2026, 1, 3) });
  const at = (year: number, month: number) => new Date(year, month, 15).getTime() / 1_000;
  const days = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  store([reading(1, { at: at(2025, 5) }), reading(2, { at: at(2025, 10) })]);
  const { unmount } = show();
  expect(days()).toEqual(['Nov 15, 2025', 'Jun 15, 2025']);
  unmount();
  store([reading(1, { at: at(2025, 10) }), reading(2, { at: at(2026, 0) })]);
  show();
  expect(days()).toEqual(['Jan 15', 'Nov 15, 2025']);
});

test('who has read nothing is told nothing', () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
});

test('one is taken out, and called back', async () => {
  store([reading(1), reading(2)]);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Series 2 from this list' }));
  expect(screen.getByText('Removed')).toBeVisible();
  expect(kept()).toEqual([1]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: keep Series 2' }));
  expect(names()).toEqual(['Series 2', 'Series 1']);
  expect(kept()).toEqual([2, 1]);
});

test('all is cleared at once, and comes back as long as the reader stays', async () => {
  store([reading(1), reading(2)], [[1, 1_001]]);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your reading history is cleared.');
  expect(names()).toEqual([]);
  expect(kept()).toBeUndefined();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(names()).toEqual(['Series 2', 'Series 1']);
  expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  expect(JSON.parse(window.localStorage.getItem('readingHistory')!).read).toEqual([[1, 1_001]]);
});

import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';

import { reading, store } from '@/components/catalog/history-in-test';
import messages from '@/messages/en.json';

import type { ListedChapter, Stretch } from './model/chapter-stretches';
import { ReadLink } from './read-link';

const chapter = (id: number, name = `#${id - 1_000}`): ListedChapter => ({
  id,
  name,
  subTitle: '',
  thumbnailUrl: '',
  startAt: id,
  access: 'free',
  commentCount: 0,
});
const stretches: Stretch[] = [{ kind: 'start', chapters: [chapter(1_001), chapter(1_002)] }];

const page = (of = stretches) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <ReadLink titleId={1} stretches={of} />
  </NextIntlClientProvider>
);

beforeEach(() => window.localStorage.clear());

test.each([
  ['a new reader', [], 'Read #1', 1_001],
  ['a reader of another title', [reading(2)], 'Read #1', 1_001],
  ['a reader in the midst of a chapter', [reading(1)], /^Continue #1 ?, page 3$/, 1_001],
  ['a reader who only opened one', [reading(1, { page: 1 })], 'Continue #1', 1_001],
  ['a reader at the end of one', [reading(1, { page: 10, finished: true })], 'Continue #2', 1_002],
  [
    'a reader at the end of all',
    [reading(1, { chapterId: 1_002, page: 10, finished: true, next: undefined })],
    'Read #2 again',
    1_002,
  ],
])('%s', (_, readings, name, id) => {
  store(readings);
  expect(renderToString(page())).toContain('Read #1');
  render(page());
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/viewer/${id}`);
});

test('a chapter without a number is not named', () => {
  const alone: Stretch[] = [{ kind: 'start', chapters: [chapter(1_001, 'One-shot')] }];
  const first = render(page(alone));
  expect(screen.getByRole('link', { name: 'Read now' })).toBeVisible();
  first.unmount();
  store([reading(1, { chapterName: 'One-shot' })]);
  render(page(alone));
  expect(screen.getByRole('link', { name: /^Continue ?, page 3$/ })).toBeVisible();
});

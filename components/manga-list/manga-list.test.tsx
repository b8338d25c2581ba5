import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';

import { installModal, WithMessages } from '@/components/ui/render-in-test';
import type { Label, Tag } from '@/lib/domain/label';
import { translateEachTest } from '@/tests/support/translate-page';

import { ClearFiltersButton } from './clear-filters-button';
import { MangaList } from './manga-list';
import type { ShelfSeries } from './model/shelf-series';

jest.mock('@/lib/client/after-paint', () => ({ afterPaint: () => Promise.resolve() }));

const NOW = Date.now() / 1_000;
const one = (id: number, name: string, own: Partial<ShelfSeries> = {}): ShelfSeries => ({
  id,
  name,
  language: 'eng',
  cover: '',
  views: 0,
  tags: [],
  ...own,
});
const SERIES = [
  one(1, 'Salt', { tags: ['drama', 'food'], label: 'WJ', free: true }),
  one(2, '9 Lives', { tags: ['food'], label: 'SQ', updatedAt: NOW - 3_600 }),
  one(3, 'apple', { tags: ['drama'], label: 'SQ', ticket: true, updatedAt: NOW - 90_000 }),
  one(4, '…and Then', { tags: ['one-shot'] }),
];
const TAGS: Tag[] = [
  { slug: 'drama', name: 'Drama' },
  { slug: 'food', name: 'Food' },
  { slug: 'sport', name: 'Sport' },
  { slug: 'one-shot', name: 'One-shot' },
];
const LABELS: Label[] = [
  { code: 'WJ', name: 'Nightjar Weekly' },
  { code: 'SQ', name: 'Square Moon' },
  { code: 'YJ', name: 'Young Kestrel' },
];

const show = () =>
  render(
    <MangaList
      type="ongoing"
      series={SERIES}
      tags={TAGS}
      labels={LABELS}
      empty={<p>empty shelf</p>}
      noResult={
        <>
          <p>no result</p>
          <ClearFiltersButton />
        </>
      }
    />,
    { wrapper: WithMessages },
  );

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function open(name: 'Filter' | 'Sort') {
  fireEvent.click(button(new RegExp(`^${name}`)));
  return within(await screen.findByRole('dialog', { name, hidden: false }));
}

async function filterBy(...choices: RegExp[]) {
  const dialog = await open('Filter');
  for (const choice of choices) fireEvent.click(dialog.getByRole('button', { name: choice }));
  fireEvent.click(button('Close'));
}

async function sortBy(order: string, expected: string[]) {
  await open('Sort');
  fireEvent.click(button(order));
  await waitFor(() => expect(names()).toEqual(expected));
}

// Computing visibility in each query takes most of the time.
configure({ defaultHidden: true });
beforeAll(installModal);
beforeEach(() => window.sessionStorage.clear());

test('lists all series in the server’s order, with their number', () => {
  show();
  expect(names()).toEqual(['Salt', '9 Lives', 'apple', '…and Then']);
  expect(screen.getByText('4 series')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ongoing' })).toHaveAttribute('aria-current', 'page');
});

test('filters by genre and label together, and by one after the other is removed @5.15 @5.16', async () => {
  show();
  await filterBy(/^Food/, /^Square Moon/);
  expect(names()).toEqual(['9 Lives']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 series');
  await filterBy(/^Food/);
  expect(names()).toEqual(['9 Lives', 'apple']);
  fireEvent.click(button('Remove the filter: Square Moon'));
  expect(names()).toHaveLength(4);
  expect(button('Filter')).toHaveFocus();
});

test('the filter counts what each choice leaves, and does not offer One-shot @2.42 @5.17', async () => {
  show();
  const dialog = await open('Filter');
  const choices = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map((each) => each.textContent);
  expect(choices('Genre')).toEqual(['Drama2', 'Food2']);
  expect(choices('Magazine')).toEqual(['Nightjar Weekly1', 'Square Moon2']);
  fireEvent.click(dialog.getByRole('button', { name: /^Drama/ }));
  expect(dialog.getByRole('button', { name: /^Drama/ })).toHaveAttribute('aria-pressed', 'true');
  expect(choices('Right now')).toEqual(['New chapter0', 'Free now1', 'Tickets1']);
  expect(dialog.getByRole('button', { name: 'Show 2 series' })).toBeVisible();
});

test('sorts A to Z, Z to A, and most recent @5.18', async () => {
  show();
  await sortBy('A to Z', ['apple', 'Salt', '9 Lives', '…and Then']);
  await sortBy('Z to A', ['…and Then', '9 Lives', 'Salt', 'apple']);
  await sortBy('Most recent', ['Salt', '9 Lives', 'apple', '…and Then']);
});

test('filters and order are stored in session storage and restored @4.42', async () => {
  const first = show();
  await filterBy(/^Food/, /^Square Moon/, /^New chapter/);
  await sortBy('Z to A', ['9 Lives']);
  expect({ ...window.sessionStorage }).toEqual({
    search_tag: 'food',
    search_label: 'SQ',
    search_only: 'updated',
    search_sort: 'za',
  });
  first.unmount();
  show();
  expect(names()).toEqual(['9 Lives']);
});

test.each([
  ['on another tab', 'sport', 'Sport'],
  ['before the catalogue lost it', 'no-such-genre', 'no-such-genre'],
])('filters chosen %s have their own names', async (_, slug, name) => {
  window.sessionStorage.setItem('search_tag', slug);
  window.sessionStorage.setItem('search_label', 'YJ');
  show();
  const dialog = await open('Filter');
  expect(dialog.getByRole('button', { name: /^Young Kestrel/ })).toHaveAttribute('aria-pressed', 'true');
  expect(button(`Remove the filter: ${name}`)).toHaveTextContent(name);
  fireEvent.click(button('Remove the filter: Young Kestrel'));
  fireEvent.click(button(`Remove the filter: ${name}`));
  expect(names()).toHaveLength(4);
});

describe('in a translated page', () => {
  translateEachTest();

  test('filters and sorts, says so, and takes a filter away', async () => {
    show();
    await filterBy(/^Free now/);
    expect(names()).toEqual(['Salt']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 4 series');
    fireEvent.click(button('Remove the filter: Free now'));
    expect(names()).toHaveLength(4);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await sortBy('Z to A', ['…and Then', '9 Lives', 'Salt', 'apple']);
    expect(button('Sort: Z to A')).toHaveTextContent('Z to A');
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import type { Label, Tag } from '@/lib/domain/label';
import { limits } from '@/lib/limits';
import messages from '@/messages/en.json';

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
  { slug: 'one-shot', name: 'One-shot' },
];
const LABELS: Label[] = [
  { code: 'WJ', name: 'Nightjar Weekly' },
  { code: 'SQ', name: 'Square Moon' },
];

const show = (series = SERIES) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MangaList
        type="ongoing"
        series={series}
        tags={TAGS}
        labels={LABELS}
        empty={<p>empty shelf</p>}
        noResult={
          <>
            <p>no result</p>
            <ClearFiltersButton />
          </>
        }
      />
    </NextIntlClientProvider>,
  );

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function open(name: 'Filter' | 'Sort') {
  await userEvent.click(button(new RegExp(`^${name}`)));
  return screen.findByRole('dialog', { name });
}

async function filterBy(...choices: RegExp[]) {
  const dialog = within(await open('Filter'));
  for (const choice of choices) await userEvent.click(dialog.getByRole('button', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
}

async function sortBy(order: string) {
  await open('Sort');
  await userEvent.click(button(order));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => jest.restoreAllMocks());

test.each([
  [5, undefined],
  [4, '/search_result'],
])('of a list of four where %d are told at most, the search is said to know others: %s', (most, search) => {
  jest.replaceProperty(limits as { listedSeriesMax: number }, 'listedSeriesMax', most);
  show();
  expect(screen.queryByRole('link', { name: 'Search' })?.getAttribute('href') ?? undefined).toBe(search);
  expect(screen.queryAllByText(/^These are the 4 series updated last\./)).toHaveLength(search ? 1 : 0);
});

test('all series in the server’s order, with their number', () => {
  show();
  expect(names()).toEqual(['Salt', '9 Lives', 'apple', '…and Then']);
  expect(screen.getByText('4 series')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ongoing' })).toHaveAttribute('aria-current', 'page');
});

test('a genre and a magazine together, then the genre taken back @5.15 @5.16', async () => {
  show();
  await filterBy(/^Food/, /^Square Moon/);
  expect(names()).toEqual(['9 Lives']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 series');
  await filterBy(/^Food/);
  expect(names()).toEqual(['9 Lives', 'apple']);
  await userEvent.click(button('Remove the filter: Square Moon'));
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button('Filter')).toHaveFocus();
}, 120_000);

test.each([
  [/^Updated/, '9 Lives'],
  [/^Free now/, 'Salt'],
  [/^Tickets/, 'apple'],
])('%s keeps what is so right now', async (choice, name) => {
  show();
  await filterBy(choice);
  expect(names()).toEqual([name]);
});

test('the filter says how many each choice leaves, and does not offer One-shot @2.42 @5.17', async () => {
  show();
  const dialog = within(await open('Filter'));
  const choices = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map((each) => each.textContent);
  expect(choices('Genre')).toEqual(['Drama2', 'Food2']);
  await userEvent.click(dialog.getByRole('button', { name: /^Drama/ }));
  expect(dialog.getByRole('button', { name: /^Drama/ })).toHaveAttribute('aria-pressed', 'true');
  expect(choices('Magazine')).toEqual(['Nightjar Weekly1', 'Square Moon1']);
  expect(choices('Right now')).toEqual(['Updated0', 'Free now1', 'Tickets1']);
  expect(dialog.getByRole('button', { name: 'Show 2 series' })).toBeVisible();
});

test('what nothing on the tab is, is not offered', async () => {
  show(SERIES.slice(3));
  await open('Filter');
  expect(screen.queryByRole('group', { name: 'Right now' })).toBeNull();
});

test('orders: A to Z, Z to A, and the server’s again by choosing the same @5.18', async () => {
  show();
  await sortBy('A to Z');
  await waitFor(() => expect(names()).toEqual(['apple', 'Salt', '9 Lives', '…and Then']));
  expect(button('Sort: A to Z')).toBeVisible();
  await sortBy('Z to A');
  await waitFor(() => expect(names()).toEqual(['…and Then', '9 Lives', 'Salt', 'apple']));
  await sortBy('Z to A');
  await waitFor(() => expect(names()).toEqual(['Salt', '9 Lives', 'apple', '…and Then']));
  await sortBy('A to Z');
  await sortBy('Most recent');
  await waitFor(() => expect(names()).toEqual(['Salt', '9 Lives', 'apple', '…and Then']));
}, 120_000);

test('filters that leave nothing say so, and can be cleared; the order stays', async () => {
  show();
  await sortBy('A to Z');
  await filterBy(/^Nightjar Weekly/, /^Tickets/);
  expect(screen.getByText('no result')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  expect(names()).toEqual(['apple', 'Salt', '9 Lives', '…and Then']);
});

test('the choice is kept in session storage under its keys, and read again @4.42', async () => {
  const first = show();
  await filterBy(/^Food/, /^Square Moon/, /^Updated/);
  await sortBy('Z to A');
  expect({ ...window.sessionStorage }).toEqual({
    search_tag: 'food',
    search_label: 'SQ',
    search_only: 'updated',
    search_sort: 'za',
  });
  first.unmount();
  show();
  expect(names()).toEqual(['9 Lives']);
  await userEvent.click(button('Clear filters'));
  expect({ ...window.sessionStorage }).toEqual({ search_sort: 'za' });
});

test('a genre chosen on another tab that this one has not is still named and taken back', async () => {
  window.sessionStorage.setItem('search_tag', 'horror');
  show();
  expect(screen.getByText('no result')).toBeInTheDocument();
  await userEvent.click(button('Remove the filter: Genre'));
  expect(names()).toHaveLength(4);
});

test('a list without series shows what it is given, and nothing to choose', () => {
  show([]);
  expect(screen.getByText('empty shelf')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

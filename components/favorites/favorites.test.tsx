import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig, useSWRConfig } from 'swr';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { Notices } from '@/components/ui/notices';
import { addFavorite, fetchFavorites, removeFavorite } from '@/lib/api/favorites';
import type { SiteLinks } from '@/lib/domain/site-links';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { Favorites } from './favorites';

jest.mock('@/lib/api/favorites', () => ({
  addFavorite: jest.fn(),
  fetchFavorites: jest.fn(),
  removeFavorite: jest.fn(),
}));
jest.mock('@/lib/client/send', () => ({ send: jest.fn() }));

const title = (id: number): Title => ({
  id,
  name: `Series ${id}`,
  author: '',
  portraitImageUrl: '',
  landscapeImageUrl: '',
  favoriteImageUrl: '',
  viewCount: 0,
  language: 'eng',
  updateStatus: 'none',
});

let kept: Title[] = [];

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('session', 'a-reader');
  kept = [title(2), title(1)];
  jest.mocked(fetchFavorites).mockImplementation(() => Promise.resolve(kept));
  jest.mocked(removeFavorite).mockImplementation((_, { titleId }) => {
    kept = kept.filter(({ id }) => id !== titleId);
    return Promise.resolve();
  });
  jest.mocked(addFavorite).mockImplementation((_, { titleId }) => {
    kept = [title(titleId), ...kept];
    return Promise.resolve();
  });
});

/** The shelf is asked for again, as it is when another tab has changed it. */
function OtherTab() {
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate('favorites')}>another tab</button>;
}

const show = (stores: SiteLinks['stores'] = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <SiteLinksProvider links={{ social: {}, stores }}>
          <Notices group="foo">
            <Favorites empty={<p>nothing here</p>} />
            <OtherTab />
          </Notices>
        </SiteLinksProvider>
      </SWRConfig>
    </NextIntlClientProvider>,
  );

const names = () => screen.getAllByRole('heading', { level: 2, hidden: true }).map((heading) => heading.textContent);

test('a removed series keeps its place, and undo puts it back @2.61 @2.62 @4.28', async () => {
  show();
  expect(screen.getByText('Fetching your favourites')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Series 2 from your favourites' }));
  expect(screen.getByText('Removed')).toBeVisible();
  await waitFor(() => expect(screen.getByText('1 series')).toBeVisible());
  const undo = screen.getByRole('button', { name: 'Undo: keep Series 2' });
  expect(undo).toHaveFocus();
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
  expect(names()).toEqual(['Series 2', 'Series 1']);
  expect(kept.map(({ id }) => id)).toEqual([1]);

  await userEvent.click(undo);
  const remove = screen.getByRole('button', { name: 'Remove Series 2 from your favourites' });
  expect(remove).toHaveFocus();
  await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'false'));
  expect(kept.map(({ id }) => id)).toEqual([2, 1]);
  expect(names()).toEqual(['Series 2', 'Series 1']);
});

test('a series that was removed here and put back in another tab is no ghost any more', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Series 1 from your favourites' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Undo: keep Series 1' })).toHaveAttribute('aria-disabled', 'false'),
  );
  kept = [title(1), ...kept];
  await userEvent.click(screen.getByRole('button', { name: 'another tab' }));
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  expect(names()).toEqual(['Series 2', 'Series 1']);
});

test('what the origin did not keep is taken back and said', async () => {
  jest.mocked(removeFavorite).mockRejectedValue(new Error('unreachable'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Series 1 from your favourites' }));
  expect(await screen.findByText('That didn’t work. Your favourites haven’t changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Series 1 from your favourites' })).toBeVisible();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('an empty shelf shows what it is given, without asking for a reader who never kept anything', async () => {
  window.localStorage.removeItem('session');
  show();
  expect(await screen.findByText('nothing here')).toBeVisible();
  expect(fetchFavorites).not.toHaveBeenCalled();
});

test('a shelf that does not come can be asked for again', async () => {
  jest.mocked(fetchFavorites).mockRejectedValueOnce(new Error('unreachable'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelf would not open');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Series 1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the note about the app stays closed @1.15 @2.64 @4.41', async () => {
  const stores = { android: 'https://store.example/app' };
  const first = show(stores);
  expect(screen.getByRole('complementary', { name: 'Get the app' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the note about the app' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  first.unmount();
  show(stores);
  expect(await screen.findByText('Series 1')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('no note speaks of an app that no store has', async () => {
  show();
  expect(await screen.findByText('Series 1')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

afterEach(() => jest.clearAllMocks());

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';

import { reading, store } from '@/components/catalog/history-in-test';
import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { WithMessages, WithNotices } from '@/components/ui/render-in-test';
import { addFavorite, fetchFavorites, removeFavorite } from '@/lib/api/favorites';
import type { SiteLinks } from '@/lib/domain/site-links';
import type { Title } from '@/lib/domain/title';
import { translateEachTest } from '@/tests/support/translate-page';

import { Favorites } from './favorites';
import { RecentlyRead } from './recently-read';

jest.mock('@/lib/api/favorites', () => ({
  addFavorite: jest.fn(),
  fetchFavorites: jest.fn(),
  removeFavorite: jest.fn(),
}));
jest.mock('@/lib/client/send', () => ({ send: jest.fn() }));

/** What the origin has stored. */
let stored: Title[] = [];

beforeEach(() => {
  jest.resetAllMocks();
  window.localStorage.clear();
  window.localStorage.setItem('session', 'a-reader');
  stored = [sampleTitle(2), sampleTitle(1)];
  jest.mocked(fetchFavorites).mockImplementation(async () => stored);
  jest.mocked(removeFavorite).mockImplementation(async (_, { titleId }) => {
    stored = stored.filter(({ id }) => id !== titleId);
  });
  jest.mocked(addFavorite).mockImplementation(async (_, { titleId }) => {
    stored = [sampleTitle(titleId), ...stored];
  });
});

const Failure = ({ retry }: { retry: () => void }) => <button onClick={retry}>Again</button>;
const show = (stores: SiteLinks['stores'] = {}) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <SiteLinksProvider links={{ social: {}, stores }}>
        <Favorites empty={<p>nothing here</p>} Failure={Failure} />
      </SiteLinksProvider>
    </SWRConfig>,
    { wrapper: WithNotices },
  );

const names = (level: number) =>
  screen.queryAllByRole('heading', { level, hidden: true }).map((heading) => heading.textContent);
const remove = async (id: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove Series ${id} from your favourites` }));
const undo = (id: number) => screen.getByRole('button', { name: `Undo: put Series ${id} back` });

test('a removed title shows as removed, and undo restores it @2.61 @2.62 @4.28', async () => {
  show();
  expect(screen.getByText('Fetching your favourites')).toBeInTheDocument();
  await remove(2);
  expect(screen.getByText('Removed')).toBeVisible();
  expect(await screen.findByText('1 series')).toBeVisible();
  expect(undo(2)).toHaveFocus();
  await waitFor(() => expect(undo(2)).toHaveAttribute('aria-disabled', 'false'));
  expect(names(2)).toEqual(['Series 2', 'Series 1']);
  expect(stored.map(({ id }) => id)).toEqual([1]);

  await userEvent.click(undo(2));
  const button = screen.getByRole('button', { name: 'Remove Series 2 from your favourites' });
  expect(button).toHaveFocus();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(stored.map(({ id }) => id)).toEqual([2, 1]);
  expect(names(2)).toEqual(['Series 2', 'Series 1']);
});

test('undo need not wait for the list that is fetched again', async () => {
  show();
  await screen.findByText('2 series');
  jest.mocked(fetchFavorites).mockReturnValue(new Promise(() => undefined));
  await remove(2);
  await waitFor(() => expect(undo(2)).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(undo(2));
  await waitFor(() => expect(addFavorite).toHaveBeenCalledTimes(1));
  expect(names(2)).toEqual(['Series 2', 'Series 1']);
});

test('a title removed here and put back in another tab before the list was fetched is shown as a favourite', async () => {
  jest.mocked(removeFavorite).mockResolvedValue();
  show();
  await remove(2);
  await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  expect(screen.getByText('2 series')).toBeVisible();
  expect(removeFavorite).toHaveBeenCalledTimes(1);
});

test('a failed removal is reverted with a notification', async () => {
  jest.mocked(removeFavorite).mockRejectedValue(new Error('unreachable'));
  show();
  await remove(1);
  expect(await screen.findByText('That didn’t work. Your favourites haven’t changed.')).toBeVisible();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('a reader without a session has no favourites, and none are requested', async () => {
  window.localStorage.removeItem('session');
  show();
  expect(await screen.findByText('nothing here')).toBeVisible();
  expect(fetchFavorites).not.toHaveBeenCalled();
});

test('favourites that fail to load are replaced by the error’s content, and can be requested again', async () => {
  jest.mocked(fetchFavorites).mockRejectedValueOnce(new Error('unreachable'));
  show();
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull();
  await userEvent.click(within(alert).getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Series 1' })).toBeVisible();
});

test('the app banner stays closed, and is absent without a store @1.15 @2.64 @4.41', async () => {
  const banner = () => screen.queryByRole('complementary', { name: 'Get the app' });
  const without = show();
  expect(banner()).toBeNull();
  without.unmount();
  const stores = { android: 'https://store.example/app' };
  const first = show(stores);
  expect(banner()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the note about the app' }));
  expect(banner()).toBeNull();
  first.unmount();
  show(stores);
  expect(await screen.findByRole('heading', { name: 'Series 1' })).toBeVisible();
  expect(banner()).toBeNull();
});

describe('recently read', () => {
  const showRead = () => render(<RecentlyRead />, { wrapper: WithMessages });
  const history = () =>
    JSON.parse(window.localStorage.getItem('readingHistory')!) as { rows?: { titleId: number }[]; read: number[][] };

  test('one title, or all, can be removed and restored', async () => {
    store([reading(1), reading(2)], [[1, 1_001]]);
    showRead();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Series 2 from this list' }));
    expect(history().rows?.map(({ titleId }) => titleId)).toEqual([1]);
    await userEvent.click(undo(2));
    expect(history().rows?.map(({ titleId }) => titleId)).toEqual([2, 1]);

    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('status')).toHaveTextContent('Your reading history is cleared.');
    expect([names(3), history().rows]).toEqual([[], undefined]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(3)).toEqual(['Series 2', 'Series 1']);
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    expect(history().read).toEqual([[1, 1_001]]);
  });

  describe('in a translated page', () => {
    translateEachTest();

    test('follows what is read in another tab', async () => {
      store([reading(1)]);
      showRead();
      await act(async () => undefined);
      store([reading(1, { chapterName: '#2', page: 4 })]);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'readingHistory' })));
      expect(screen.getByRole('link')).toHaveTextContent(/^#2Series 1Page 4 of 10 · /);
    });
  });
});

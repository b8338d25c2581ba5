import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { FavoriteButton } from './favorite-button';

jest.mock('@/lib/client/use-favorites');

/** Shown as the server drew it. */
function show(favorites: number[], setFavorite: (titleId: number, favorite: boolean) => Promise<void>) {
  jest
    .mocked(useFavorites)
    .mockReturnValue({ titles: favorites.map((id) => ({ id }) as Title), error: undefined, reload: jest.fn() });
  jest.mocked(useSetFavorite).mockReset().mockReturnValue(setFavorite);
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="test">
        <FavoriteButton titleId={10} variant="wide" />
      </Notices>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button');
}

/** And with what does the work. */
async function showWhole(...given: Parameters<typeof show>) {
  const button = show(...given);
  await waitFor(() => expect(useSetFavorite).toHaveBeenCalled());
  return button;
}

test('asks for a favourite, shows that it is asking, keeps the focus, and cannot be pressed twice @4.26', async () => {
  let kept = () => undefined as void;
  const setFavorite = jest.fn(() => new Promise<void>((resolve) => (kept = resolve)));
  const button = await showWhole([], setFavorite);
  expect(button).toHaveTextContent('Favourite');
  await userEvent.click(button);
  await waitFor(() => expect(setFavorite).toHaveBeenCalledWith(10, true));
  expect(button).toHaveTextContent('One moment');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(setFavorite).toHaveBeenCalledTimes(1);
  await act(async () => kept());
  expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('takes a kept favourite away', async () => {
  const setFavorite = jest.fn(async () => undefined);
  const button = await showWhole([10], setFavorite);
  expect(button).toHaveTextContent('Favourited');
  // Where styles hide the words, the name is still said.
  expect(button).toHaveAttribute('aria-label', 'Favourited');
  await userEvent.click(button);
  await waitFor(() => expect(setFavorite).toHaveBeenCalledWith(10, false));
});

test('is as it was, and says so, when the origin did not keep it', async () => {
  const button = await showWhole([], () => Promise.reject(new Error('offline')));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(button).toHaveTextContent('Favourite');
  expect(button).not.toHaveTextContent('Favourited');
  expect(screen.getByRole('status')).toHaveTextContent(messages.catalog.favorite.failed);
});

test('a press is done when what does it has come', async () => {
  const setFavorite = jest.fn(async () => undefined);
  const button = show([], setFavorite);
  fireEvent.click(button);
  expect(button).toHaveTextContent('One moment');
  expect(setFavorite).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(setFavorite.mock.calls).toEqual([[10, true]]);
});

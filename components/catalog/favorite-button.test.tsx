import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { FavoriteButton } from './favorite-button';

jest.mock('@/lib/client/use-favorites');

function show(favorites: number[], setFavorite: (titleId: number, favorite: boolean) => Promise<void>) {
  jest.mocked(useFavorites).mockReturnValue({ titles: favorites.map((id) => ({ id }) as Title), error: undefined, reload: jest.fn() });
  jest.mocked(useSetFavorite).mockReturnValue(setFavorite);
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Notices group="test">
        <FavoriteButton titleId={10} variant="wide" />
      </Notices>
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button');
}

test('asks for a favourite, shows that it is asking, and cannot be pressed twice', async () => {
  let kept = () => undefined as void;
  const setFavorite = jest.fn(() => new Promise<void>((resolve) => (kept = resolve)));
  const button = show([], setFavorite);
  expect(button).toHaveTextContent('Favourite');
  await userEvent.click(button);
  expect(setFavorite).toHaveBeenCalledWith(10, true);
  expect(button).toHaveTextContent('One moment');
  expect(button).toBeDisabled();
  await act(async () => kept());
  expect(button).toBeEnabled();
});

test('takes a kept favourite away', async () => {
  const setFavorite = jest.fn(async () => undefined);
  const button = show([10], setFavorite);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveTextContent('Favourited');
  await userEvent.click(button);
  expect(setFavorite).toHaveBeenCalledWith(10, false);
});

test('is as it was, and says so, when the origin did not keep it', async () => {
  const button = show([], () => Promise.reject(new Error('offline')));
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('That did not work');
});

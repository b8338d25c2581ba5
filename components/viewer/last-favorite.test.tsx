import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { Notices } from '@/components/ui/notices';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import messages from '@/messages/en.json';

import { LastFavorite } from './last-favorite';

jest.mock('@/lib/client/use-favorites');

const setFavorite = jest.fn(() => Promise.resolve());
const end = (wanted: boolean) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <Notices group="test">
      <LastFavorite titleId={10} wanted={wanted} />
    </Notices>
  </NextIntlClientProvider>
);

beforeEach(() => {
  setFavorite.mockClear();
  jest.mocked(useFavorites).mockReturnValue({ titles: [], error: undefined, reload: jest.fn() });
  jest.mocked(useSetFavorite).mockReturnValue(setFavorite);
});

test('its button is there from the first, and stays the same when what does its work comes', async () => {
  const { rerender } = render(end(false));
  const button = screen.getByRole('button', { name: 'Favourite' });
  rerender(end(true));
  fireEvent.click(button);
  await waitFor(() => expect(setFavorite.mock.calls).toEqual([[10, true]]));
  expect(button).toBeInTheDocument();
});

test('a press is done before the end is near, too', async () => {
  render(end(false));
  fireEvent.click(screen.getByRole('button', { name: 'Favourite' }));
  await waitFor(() => expect(setFavorite.mock.calls).toEqual([[10, true]]));
});

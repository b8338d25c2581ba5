import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { WithNotices } from '@/components/ui/render-in-test';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';

import { LastFavorite } from './last-favorite';

jest.mock('@/lib/client/use-favorites');

test.each(['before', 'after'])(
  'the favourite of the last page can be pressed %s the end is near @2.55',
  async (when) => {
    const setFavorite = jest.fn(() => Promise.resolve());
    jest.mocked(useFavorites).mockReturnValue({ titles: [], error: undefined, reload: jest.fn() });
    jest.mocked(useSetFavorite).mockReturnValue(setFavorite);
    const { rerender } = render(<LastFavorite titleId={10} wanted={false} />, { wrapper: WithNotices });
    const button = screen.getByRole('button', { name: 'Add to favourites' });
    if (when === 'after') rerender(<LastFavorite titleId={10} wanted />);
    fireEvent.click(button);
    await waitFor(() => expect(setFavorite.mock.calls).toEqual([[10, true]]));
    expect(button).toBeInTheDocument();
  },
);

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { WithNotices } from '@/components/ui/render-in-test';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';

import { LastFavorite } from './last-favorite';

jest.mock('@/lib/client/use-favorites');

const within = (children: ReactNode) => <WithNotices>{children}</WithNotices>;

test.each(['before', 'after'])(
  'the favourite of the last page can be pressed %s the end is near @2.55',
  async (when) => {
    const setFavorite = jest.fn(() => Promise.resolve());
    jest.mocked(useFavorites).mockReturnValue({ titles: [], error: undefined, reload: jest.fn() });
    jest.mocked(useSetFavorite).mockReturnValue(setFavorite);
    const { rerender } = render(within(<LastFavorite titleId={10} wanted={false} />));
    const button = screen.getByRole('button', { name: 'Favourite' });
    if (when === 'after') rerender(within(<LastFavorite titleId={10} wanted />));
    fireEvent.click(button);
    await waitFor(() => expect(setFavorite.mock.calls).toEqual([[10, true]]));
    expect(button).toBeInTheDocument();
  },
);

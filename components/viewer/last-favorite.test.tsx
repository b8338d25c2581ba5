import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

import { SiteLinksProvider } from '@/components/catalog/site-links-context';
import { Notices } from '@/components/ui/notices';
import { useFavorites, useSetFavorite } from '@/lib/client/use-favorites';
import messages from '@/messages/en.json';

import { AppStrip } from './app-strip';
import { LastFavorite } from './last-favorite';

jest.mock('@/lib/client/use-favorites');

const within = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <Notices group="test">{children}</Notices>
  </NextIntlClientProvider>
);

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

test.each([{ android: 'https://store.example/app' }, {}])(
  'the app banner leads to its store %j, if any @2.55',
  (stores) => {
    const links = { social: {}, stores };
    render(
      within(
        <SiteLinksProvider links={links}>
          <AppStrip />
        </SiteLinksProvider>,
      ),
    );
    const link = screen.queryByRole('link', { name: messages.viewer.last.appAction });
    if (stores.android) expect(link).toHaveAttribute('href', stores.android);
    else expect(screen.queryByText(messages.viewer.last.appTitle)).toBeNull();
  },
);

import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import type { Announcement } from '@/lib/domain/announcement';
import type { Banner } from '@/lib/domain/banner';
import messages from '@/messages/en.json';

import { Home } from './home';

jest.mock('./continue-shelf', () => ({ ContinueShelf: () => null }));

window.matchMedia ??= () =>
  ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

const banner: Banner = {
  id: 1,
  imageUrl: '/b1',
  action: { method: 'push', url: 'komawari://detail/1' },
  width: 0,
  height: 0,
  isPr: false,
};
/** Of 3 November 2026, at noon in UTC. */
const news = (id: number): Announcement => ({ id, title: `News ${id}`, body: '', date: 1_793_707_200 });

const show = (announcements: Announcement[], topBanners: Banner[] = []) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Home home={{ topBanners, groups: [], ranking: [], featuredLists: [], announcements }} language="eng" />
    </NextIntlClientProvider>,
  );
const led = () =>
  screen.getAllByRole('link', { name: /^News/ }).map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['below its banners', [banner]],
  ['alone, where there is none', []],
])('the newest announcement stands on home, dated, and leads to itself among all: %s @2.24', (_, banners) => {
  show([news(5), news(4)], banners);
  expect(led()).toEqual([['News 5', '/announcement?scrollTo=5']]);
  expect(screen.getByText('Nov 3')).toHaveAttribute('datetime', '2026-11-03T12:00:00.000Z');
});

test('where nothing was announced, no line stands for it', () => {
  show([], [banner]);
  expect(screen.queryByText(messages.home.news)).toBeNull();
});

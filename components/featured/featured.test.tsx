import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';

import { tapBanner } from '@/lib/client/tap-banner';
import type { Banner } from '@/lib/domain/banner';
import type { Featured as FeaturedView } from '@/lib/domain/featured';
import type { Title } from '@/lib/domain/title';
import messages from '@/messages/en.json';

import { Featured } from './featured';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

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
const banner = (id: number): Banner => ({
  id,
  imageUrl: `/b${id}`,
  action: { method: 'push', url: `komawari://detail/${id}` },
  width: 0,
  height: 0,
  isPr: false,
});

const show = (featured: FeaturedView) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Featured featured={featured} language="eng" />
    </NextIntlClientProvider>,
  );

test('three banners on top, the first fetched at once, and no fourth @2.32', () => {
  show({ topBanners: [1, 2, 3, 4].map(banner), blocks: [] });
  const links = within(screen.getByRole('region', { name: 'Featured banners' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/titles/1', '/titles/2', '/titles/3']);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
});

test('blocks follow in the order that they come in @2.33', () => {
  show({
    topBanners: [],
    blocks: [
      { kind: 'list', list: { id: 1, name: 'Rain', titles: [title(20)] } },
      { kind: 'banner', banner: banner(9) },
      { kind: 'ranked', series: [30, 31].map((id) => ({ originalTitleId: id, titles: [title(id)], score: 1 })) },
    ],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/titles/20',
    '/titles/9',
    '/titles/30',
    '/titles/31',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Rain',
    'Most read right now',
  ]);
  expect(screen.getByRole('link', { name: /^2\s*Series 31/ })).toBeInTheDocument();
});

test('that a banner was followed is kept, on top and among the blocks @1.19', async () => {
  show({ topBanners: [banner(1)], blocks: [{ kind: 'banner', banner: banner(9) }] });
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
  }
  expect(jest.mocked(tapBanner).mock.calls).toEqual([[1], [9]]);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { WithMessages } from '@/components/ui/render-in-test';
import { tapBanner } from '@/lib/client/tap-banner';
import type { Banner } from '@/lib/domain/banner';
import type { Featured as FeaturedView } from '@/lib/domain/featured';

import { Featured } from './featured';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const banner = (id: number): Banner => ({
  id,
  imageUrl: `/b${id}`,
  action: { method: 'push', url: `komawari://detail/${id}` },
  width: 0,
  height: 0,
  isPr: false,
});
const show = (featured: FeaturedView) =>
  render(<Featured featured={featured} language="eng" />, { wrapper: WithMessages });
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('has three top banners, the first of them loaded eagerly @2.32', () => {
  show({ topBanners: [1, 2, 3, 4].map(banner), blocks: [] });
  const links = within(screen.getByRole('region', { name: 'Featured banners' })).getAllByRole('link');
  expect(addresses(links)).toEqual(['/titles/1', '/titles/2', '/titles/3']);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
});

test('title lists, banners and ranked lists follow in their order; clicks on banners are reported @1.19 @2.33', async () => {
  show({
    topBanners: [],
    blocks: [
      { kind: 'list', list: { id: 1, name: 'Rain', titles: [sampleTitle(20)] } },
      { kind: 'banner', banner: banner(9) },
      { kind: 'ranked', series: [30, 31].map((id) => ({ originalTitleId: id, titles: [sampleTitle(id)], score: 1 })) },
    ],
  });
  const links = screen.getAllByRole('link');
  expect(addresses(links)).toEqual(['/titles/20', '/titles/9', '/titles/30', '/titles/31']);
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Rain', 'Most read right now']);
  expect(screen.getByRole('link', { name: /^2\s*Series 31/ })).toBeInTheDocument();
  links[1]!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(links[1]!);
  expect(jest.mocked(tapBanner).mock.calls).toEqual([[9]]);
});

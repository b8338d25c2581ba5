import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';

import { countTitleBanners } from '@/lib/client/count-title-banners';
import type { Banner } from '@/lib/domain/banner';
import type { TitleDetail } from '@/lib/domain/title-detail';
import messages from '@/messages/en.json';

import { Beside } from './beside';

jest.mock('@/lib/client/count-title-banners', () => ({ countTitleBanners: jest.fn() }));

const banner = (id: number, more: Partial<Banner> = {}): Banner => ({
  id,
  imageUrl: `/media/banner/${id}.webp`,
  action: { method: 'external', url: `https://shop.example/${id}` },
  width: 1200,
  height: 300,
  isPr: false,
  ...more,
});

const NOTHING = { title: { id: 10 }, planType: 'disabled', publisherItems: [], banners: [] };

function show(detail: Partial<TitleDetail>) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Beside detail={{ ...NOTHING, ...detail } as unknown as TitleDetail} />
    </NextIntlClientProvider>,
  );
}

const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const addresses = (name: string, link: string) =>
  section(name)
    .getAllByRole('link', { name: link })
    .map((each) => each.getAttribute('href'));

test('banners lead to their places, and an advertisement is marked as one @2.49', () => {
  show({ banners: [banner(1), banner(2, { isPr: true })] });
  expect(addresses('More to read', 'Take a look')).toEqual(['https://shop.example/1', 'https://shop.example/2']);
  const [own, paid] = section('More to read').getAllByRole('listitem');
  expect(within(own!).queryByText('Ad')).toBeNull();
  expect(within(paid!).getByText('Ad')).toBeVisible();
});

test('its banners are counted, each by its id', () => {
  const { container } = show({ banners: [banner(1), banner(2)] });
  expect(countTitleBanners).toHaveBeenCalledWith(container.querySelector('[data-beside]'), {
    titleId: 10,
    location: 'title_detail',
  });
  expect([...container.querySelectorAll<HTMLElement>('[data-banner]')].map(({ dataset }) => dataset.banner)).toEqual([
    '1',
    '2',
  ]);
});

test('what the publisher sells and says, and his own banner once @2.49', () => {
  const news = {
    id: 9,
    subject: 'A second printing',
    body: 'In shops from May.',
    publishedAt: 1_900_000_000,
    url: 'https://shop.example/news',
  };
  const publisherItems: TitleDetail['publisherItems'] = [
    { kind: 'banner', banner: banner(3) },
    { kind: 'news', news },
  ];
  const { unmount } = show({ publisherItems, publisherBanner: banner(4) });
  expect(addresses('In print', 'See the book')).toEqual(['https://shop.example/3']);
  expect(addresses('From the publisher', 'Visit the publisher')).toEqual(['https://shop.example/4']);
  expect(addresses('From the publisher', news.subject)).toEqual([news.url]);
  expect(section('From the publisher').getByText(news.body)).toBeVisible();
  unmount();

  show({ publisherItems, publisherBanner: banner(3) });
  expect(section('From the publisher').queryByRole('link', { name: 'Visit the publisher' })).toBeNull();
});

test('news that lead nowhere by themselves lead to all of the publisher’s, where it is known whose they are', () => {
  const news = { id: 9, subject: 'A second printing', body: '', publishedAt: 1_900_000_000 };
  const { unmount } = show({ publisherItems: [{ kind: 'news', news: { ...news, publisherId: 2 } }] });
  expect(addresses('From the publisher', news.subject)).toEqual(['/publisher_news/2']);
  unmount();

  show({ publisherItems: [{ kind: 'news', news }] });
  expect(section('From the publisher').getByText(news.subject)).toBeVisible();
  expect(section('From the publisher').queryByRole('link')).toBeNull();
});

test('a plan asks to subscribe above them @2.49', () => {
  show({ planType: 'deluxe', banners: [banner(1)] });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Read on with a subscription',
    'More to read',
  ]);
});

test('of what there is not, nothing is said', () => {
  show({});
  expect(screen.queryByRole('heading')).toBeNull();
});

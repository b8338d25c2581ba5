import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { reading, store } from '@/components/catalog/history-in-test';
import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { installModal, WithMessages, WithNotices } from '@/components/ui/render-in-test';
import { countTitleBanners } from '@/lib/client/count-title-banners';
import type { Banner } from '@/lib/domain/banner';
import type { Chapter } from '@/lib/domain/chapter';
import type { TitleDetail } from '@/lib/domain/title-detail';
import { misspoken } from '@/tests/support/misspoken';
import { translateEachTest } from '@/tests/support/translate-page';

import { Beside } from './beside';
import { Chapters } from './chapters';
import type { ListedChapter, Stretch } from './model/chapter-stretches';
import { TitleScreen } from './title-screen';

jest.mock('@/lib/client/count-title-banners', () => ({ countTitleBanners: jest.fn() }));
jest.mock('@/components/catalog/notification-place', () => ({ NotificationPlace: () => null }));

const now = Date.UTC(2030, 4, 10, 12) / 1_000;
const day = 86_400;
const chapter = (id: number, more: Partial<ListedChapter> = {}): ListedChapter => ({
  id,
  name: `#${id}`,
  subTitle: `Part ${id}`,
  thumbnailUrl: '',
  startAt: now - (20 - id) * 7 * day,
  access: 'free',
  commentCount: 0,
  ...more,
});

beforeEach(() => window.localStorage.clear());

describe('beside the chapters', () => {
  const banner = (id: number, more: Partial<Banner> = {}): Banner => ({
    id,
    imageUrl: `/media/banner/${id}.webp`,
    action: { method: 'external', url: `https://shop.example/${id}` },
    width: 1200,
    height: 300,
    isPr: false,
    ...more,
  });
  const news = { id: 9, subject: 'A second printing', body: 'In shops from May.', publishedAt: 1_900_000_000 };
  const NOTHING = { title: { id: 10, language: 'eng' }, planType: 'disabled', publisherItems: [], banners: [] };
  const show = (detail: Partial<TitleDetail>) =>
    render(<Beside detail={{ ...NOTHING, ...detail } as unknown as TitleDetail} />, { wrapper: WithMessages });
  const section = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
  const addresses = (name: string, link: string) =>
    section(name)
      .queryAllByRole('link', { name: link })
      .map((each) => each.getAttribute('href'));

  test('banners follow their actions, an advertisement is marked, each is counted by its id @2.49', () => {
    const { container } = show({ banners: [banner(1), banner(2, { isPr: true })] });
    expect(addresses('More to read', 'Take a look')).toEqual(['https://shop.example/1', 'https://shop.example/2']);
    const [own, paid] = section('More to read').getAllByRole('listitem');
    expect(within(own!).queryByText('Ad')).toBeNull();
    expect(within(paid!).getByText('Ad')).toBeVisible();
    const beside = container.querySelector('[data-beside]');
    expect(countTitleBanners).toHaveBeenCalledWith(beside, { titleId: 10, location: 'title_detail' });
    const banners = [...container.querySelectorAll<HTMLElement>('[data-banner]')];
    expect(banners.map(({ dataset }) => dataset.banner)).toEqual(['1', '2']);
  });

  test('the publisher’s banners and news are listed, its own banner once @2.49', () => {
    const url = 'https://shop.example/news';
    const publisherItems: TitleDetail['publisherItems'] = [
      { kind: 'banner', banner: banner(3) },
      { kind: 'news', news: { ...news, url } },
    ];
    const { unmount } = show({ publisherItems, publisherBanner: banner(4) });
    expect(addresses('In print', 'See the book')).toEqual(['https://shop.example/3']);
    expect(addresses('From the publisher', 'Visit the publisher')).toEqual(['https://shop.example/4']);
    expect(addresses('From the publisher', news.subject)).toEqual([url]);
    expect(section('From the publisher').getByText(news.body)).toBeVisible();
    unmount();
    show({ publisherItems, publisherBanner: banner(3) });
    expect(addresses('From the publisher', 'Visit the publisher')).toEqual([]);
  });

  test.each([
    ['deluxe', ['Read on with a subscription']],
    ['disabled', []],
    ['', []],
  ])('the plan type %j has the heads %j @2.49 @2.50 @4.21', (planType, heads) => {
    show({ planType });
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(heads);
  });
});

describe('chapters', () => {
  const stretches: Stretch[] = [
    { kind: 'start', chapters: [chapter(1), chapter(2)] },
    { kind: 'app', chapters: [chapter(3), chapter(4), chapter(5)] },
    {
      kind: 'open',
      chapters: [
        chapter(6, { endAt: now + 3 * day + 60 }),
        chapter(7, { endAt: now + 8 * day }),
        chapter(8, { access: 'ticket', startAt: now - 60 }),
      ],
    },
  ];
  const page = (more: Partial<Parameters<typeof Chapters>[0]> = {}) => (
    <WithMessages>
      <Chapters stretches={stretches} titleId={10} language="eng" isComplete={false} opensNewestFirst {...more} />
    </WithMessages>
  );
  const order = () =>
    screen
      .getAllByText(/^Part \d$/)
      .map((element) => element.textContent.slice(-1))
      .join('');
  const row = (id: number) => screen.getByText(`Part ${id}`).closest('li')!;

  beforeEach(() => jest.useFakeTimers({ now: now * 1_000, advanceTimers: true, doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('are sorted newest or oldest first @4.34', async () => {
    const { unmount } = render(page());
    expect(order()).toBe('87654321');
    fireEvent.click(screen.getByRole('button', { name: 'Order: Newest first' }));
    expect(order()).toBe('12345678');
    fireEvent.click(screen.getByRole('button', { name: 'Order: Oldest first' }));
    expect(order()).toBe('87654321');
    unmount();
    render(page({ opensNewestFirst: false }));
    expect(order()).toBe('12345678');
  });

  describe('in a translated page', () => {
    translateEachTest();

    test('name their order after it has changed', async () => {
      render(page());
      await act(async () => undefined);
      fireEvent.click(screen.getByRole('button', { name: 'Order: Newest first' }));
      expect(screen.getByRole('button', { name: 'Order: Oldest first' })).toBeVisible();
      expect(order()).toBe('12345678');
    });
  });

  test('link to the viewer, app-only ones do not', () => {
    render(page());
    expect(within(row(7)).getByRole('link')).toHaveAttribute('href', '/viewer/7');
    expect(within(row(4)).queryByRole('link')).toBeNull();
    expect(screen.getByText('3–5')).toBeVisible();
    expect(screen.getByText('1 more')).toBeVisible();
  });

  test('show an end within 7 days and UP after hydration only @2.46 @4.32 @4.33 @9.14', () => {
    const html = renderToString(page());
    expect(html).not.toContain('Ends in');
    expect(html).not.toContain('>Up<');
    expect(html).toContain('/viewer/6');
    render(page());
    expect(within(row(6)).getByText('Ends in 3 days')).toBeVisible();
    const limit = new Date((now + 3 * day + 60) * 1_000).toISOString();
    expect(row(6).querySelector(`time[datetime="${limit}"]`)).toBeVisible();
    expect(within(row(6)).queryByText('Free')).toBeNull();
    expect(within(row(7)).getByText('Free')).toBeVisible();
    expect(within(row(8)).getByText('Up')).toBeVisible();
    expect(within(row(8)).getByText('Ticket')).toBeVisible();
  });

  test('are marked as read by the origin’s record or by this browser’s history', () => {
    store([reading(1)], [[1, 7]]);
    render(page({ readIds: new Set([2]) }));
    expect(within(row(7)).getByText('read')).toBeVisible();
    expect(within(row(2)).getByText('read')).toBeVisible();
    expect(within(row(6)).queryByText('read')).toBeNull();
  });
});

test('words of the series are said in its language', () => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const title = { ...sampleTitle(10), name: '§ title', author: '§ author', language: 'rus' } as const;
  const chapters = [chapter(1, { name: '§ extra', subTitle: '§ part' }), chapter(2, { subTitle: '§ part' })];
  const news = { id: 9, subject: '§ subject', body: '§ body', publishedAt: 1_900_000_000 };
  const detail: TitleDetail = {
    title,
    titleImageUrl: '',
    overview: '§ overview',
    backgroundImageUrl: '',
    updateTiming: 'monday',
    viewingPeriodDescription: '§ period',
    nonAppearanceInfo: '§ note',
    chapterGroups: [{ chapterNumbers: '', first: chapters as Chapter[], mid: [], last: [] }],
    chaptersDescending: false,
    banners: [],
    recommendedTitles: [{ ...title, id: 11 }],
    isSimulReleased: true,
    isSubscribed: false,
    rating: 'teen',
    numberOfViews: 1,
    publisherItems: [{ kind: 'news', news }],
    titleLanguages: [{ titleId: 12, language: 'eng' }],
    tags: [{ slug: 'romance', name: '§ genre' }],
    releaseSchedule: 'weekly',
    isSimulpub: false,
    planType: 'disabled',
    meta: { title: '', description: '' },
    ratingPopup: { id: 1, kind: 'system', subject: '§ subject', body: '§ body', language: 'rus' },
    share: { body: '', url: '' },
  };
  installModal();
  render(<TitleScreen detail={detail} />, { wrapper: WithNotices });
  for (const words of ['§ extra', '§ genre', '§ body']) expect(screen.getAllByText(words)[0]).toBeInTheDocument();
  expect(misspoken({ pattern: '§|Русский|^RU$', tag: 'ru', isStrict: true })).toEqual([]);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { sampleTitle } from '@/components/catalog/sample-title-in-test';
import { WithMessages } from '@/components/ui/render-in-test';
import { tapBanner } from '@/lib/client/tap-banner';
import { onHappening } from '@/lib/client/third-parties/happenings';
import { openEyes } from '@/tests/support/eyes';
import type { Banner } from '@/lib/domain/banner';
import type { Language } from '@/lib/domain/language';
import type { Ranking as RankingView, RankingType } from '@/lib/domain/ranking';

import { Ranking } from './ranking';

jest.mock('@/lib/client/tap-banner', () => ({ tapBanner: jest.fn() }));

const series = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    originalTitleId: index + 1,
    titles: [sampleTitle(index + 1)],
    score: 50_000 - index,
  }));
const banner: Banner = {
  id: 41,
  imageUrl: '/b',
  action: { method: 'push', url: 'komawari://detail/7' },
  width: 1200,
  height: 300,
  isPr: false,
};

function show(
  ranking: Partial<RankingView>,
  { type = 'hottest', language = 'eng' }: { type?: RankingType; language?: Language } = {},
) {
  render(
    <Ranking
      type={type}
      language={language}
      ranking={{ banners: [], updatedAt: 1_800_000_000, series: [], ...ranking }}
    />,
    { wrapper: WithMessages },
  );
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('lists forty titles in order, the sixth opens the second list @2.37 @9.11', () => {
  show({ series: series(45) });
  expect(names()).toEqual(Array.from({ length: 40 }, (_, index) => `Series ${index + 1}`));
  const [top, rest] = screen.getAllByRole<HTMLOListElement>('list').filter((list) => list.tagName === 'OL');
  expect(top?.children).toHaveLength(5);
  expect(rest?.children).toHaveLength(35);
  expect(rest?.start).toBe(6);
  expect(screen.getByText('Top 40')).toBeInTheDocument();
});

test('a series has its title in the interface language; one without a title is left out', () => {
  show(
    {
      series: [
        { originalTitleId: 9, titles: [], score: 9 },
        { originalTitleId: 1, titles: [sampleTitle(1), sampleTitle(2, { language: 'esp' })], score: 1 },
      ],
    },
    { language: 'esp' },
  );
  expect(names()).toEqual(['Series 2']);
  expect(screen.getByRole('link', { name: /Series 2/ })).toHaveAttribute('href', '/titles/2');
});

test('formats all scores alike', () => {
  const scores = [1_234_567, 987_650, 12_000, 9_870, 9_000, 8_200, 1_000, 999];
  show({
    series: scores.map((score, index) => ({ originalTitleId: index + 1, titles: [sampleTitle(index + 1)], score })),
  });
  const written = screen
    .getAllByText(/^Score: /)
    .map((spoken) => [spoken.textContent, spoken.previousElementSibling?.textContent]);
  // The sixth has two, one for narrow windows.
  const forms = ['1.2M', '987.6K', '12.0K', '9.8K', '9.0K', '8.2K', '8.2K', '1.0K', '999'];
  expect(written).toEqual(forms.map((form) => [`Score: ${form}`, form]));
});

test('shows no scores while no title has been read', () => {
  show({ series: series(8).map((ranked) => ({ ...ranked, score: 0 })) });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  expect(screen.queryByText(/^Score: /)).toBeNull();
});

test('marks the tab of this ranking as current @2.34', () => {
  show({ series: series(1) }, { type: 'trending' });
  const tabs = within(screen.getByRole('navigation', { name: 'Rankings' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Hottest', '/ranking/hottest', null],
    ['Trending', '/ranking/trending', 'page'],
    ['Completed', '/ranking/completed', null],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trending series');
});

test('without banners there is no banner area @2.40', () => {
  show({ series: series(6) }, { type: 'completed' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a banner is lazy-loaded, follows its action, and is reported once seen and when followed @1.19 @2.38', async () => {
  const see = openEyes();
  const onEvent = jest.fn();
  const unsubscribe = onHappening(onEvent);
  show({ series: series(6), banners: [banner] });
  const link = within(screen.getByRole('complementary')).getByRole('link');
  expect(link).toHaveAttribute('href', '/titles/7');
  see('[data-banner]');
  see('[data-banner]');
  expect(link.querySelector('img')).toHaveAttribute('loading', 'lazy');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  unsubscribe();
  expect(tapBanner).toHaveBeenCalledWith(41);
  const event = { kind: 'ranking-banner', id: 41 };
  expect(onEvent.mock.calls).toEqual([[{ ...event, action: 'Impression' }], [{ ...event, action: 'Click' }]]);
});

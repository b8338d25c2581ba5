import type { wire } from '@/lib/wire/messages';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const kept = (session: string) =>
  origin.database
    .selectFrom('taps')
    .select(['kind', 'target_id', 'title_id', 'banner_type', 'location', 'event', 'created_at'])
    .where('session_id', '=', session)
    .orderBy('target_id')
    .execute();
const titleBanner = (
  bannerId: number | string,
  titleId: number | string,
  more = 'banner_type=featured_banner&location=title_detail&type=click',
) => `title_banner_tap_log?banner_id=${bannerId}&title_id=${titleId}&${more}`;

/** The ids of all banners, wherever they are in an answer. */
function bannerIds(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { id, imageUrl, action } = answer as wire.IBanner;
  const own = id && imageUrl && action ? [id] : [];
  return [...own, ...Object.values(answer).flatMap(bannerIds)];
}

test('every banner that the origin sends can be tapped @7.57', async () => {
  const answers = [
    'web/web_homeV4?clang=eng,esp',
    'featuredV2',
    'title_list/all_v3',
    'title_list/rankingV2',
    'title_list/rankingV2?type=trending',
    'publisher_news_list?publisher_id=1',
    'title_detailV3?title_id=10',
    'title_detailV3?title_id=30',
    'manga_viewer?chapter_id=20001',
    'manga_viewer?chapter_id=30001',
  ];
  const ids = new Set<number>();
  for (const path of answers) {
    const found = bannerIds(await origin.view(path));
    expect([path, found.length]).not.toEqual([path, 0]);
    for (const id of found) ids.add(id);
  }
  for (const id of ids) {
    await origin.view(`banner_tap_log?banner_id=${id}`, { session: 'everywhere' });
    await origin.view(titleBanner(id, 10), { session: 'on-pages' });
  }
  const sorted = [...ids].sort((a, b) => a - b);
  expect((await kept('everywhere')).map(({ target_id }) => target_id)).toEqual(sorted);
  expect((await kept('on-pages')).map(({ target_id }) => target_id)).toEqual(sorted);
});

test('a tap on a banner is kept @7.22 @7.59', async () => {
  const { topBanners } = (await origin.view('web/web_homeV4')).webHomeViewV4!;
  const id = topBanners![0]!.id!;
  await origin.view(`banner_tap_log?banner_id=${id}`, { session: 'banner' });
  expect(await kept('banner')).toEqual([
    {
      kind: 'banner',
      target_id: id,
      title_id: null,
      banner_type: null,
      location: null,
      event: 'click',
      created_at: origin.clock.now,
    },
  ]);
});

test.each([
  ['featured_banner', 'title_detail', 'click'],
  ['featured_banner', 'title_detail', 'impression'],
  ['insert_banner', 'viewer', 'click'],
  ['insert_banner', 'viewer', 'impression'],
])(
  'of a title’s banner it is kept what it is, where and what happened: %s, %s, %s @7.23 @7.60 @7.61 @7.62',
  async (banner_type, location, type) => {
    const session = `${banner_type}-${type}`;
    await origin.view(titleBanner(1000, 20, new URLSearchParams({ banner_type, location, type }).toString()), {
      session,
    });
    expect(await kept(session)).toMatchObject([
      { kind: 'title-banner', target_id: 1000, title_id: 20, banner_type, location, event: type },
    ]);
  },
);

test('a tap on a popup is kept: on that of home, and on that of a rating @7.24 @7.58', async () => {
  const { popup } = (await origin.view('web/web_homeV4')).webHomeViewV4!;
  const mature = await origin.database
    .selectFrom('popups')
    .select('id')
    .where('placement', '=', 'rating-mature')
    .executeTakeFirstOrThrow();
  for (const id of [popup!.popupId!, mature.id])
    await origin.view(`popup_tap_log?popup_id=${id}`, { session: 'popup' });
  expect(await kept('popup')).toMatchObject([
    { kind: 'popup', target_id: popup!.popupId, event: 'click' },
    { kind: 'popup', target_id: mature.id },
  ]);
});

test('each tap counts, and belongs to who tapped', async () => {
  for (const session of ['often', 'often', 'often', 'once'])
    await origin.view('banner_tap_log?banner_id=1', { session });
  expect([(await kept('often')).length, (await kept('once')).length, (await kept('never')).length]).toEqual([3, 1, 0]);
});

const REFUSED: [string, string, number][] = [
  ['a banner that is none', 'banner_tap_log?banner_id=999', 200],
  ['a book of a title that never was', 'banner_tap_log?banner_id=99001', 200],
  ['a book that is not in print', 'banner_tap_log?banner_id=10999', 200],
  ['a book without a number', 'banner_tap_log?banner_id=10000', 200],
  ['no banner', 'banner_tap_log', 400],
  ['a negative banner', 'banner_tap_log?banner_id=-1', 400],
  ['a huge banner', 'banner_tap_log?banner_id=99999999999', 400],
  ['a popup that is none', 'popup_tap_log?popup_id=999', 200],
  ['no popup', 'popup_tap_log?popup_id=', 400],
  ['a title’s banner that is none', titleBanner(999, 10), 200],
  ['a banner of a title that never was', titleBanner(1000, 7), 200],
  ['a banner of no title', titleBanner(1000, ''), 400],
  ['an unknown kind of banner', titleBanner(1000, 10, 'banner_type=side_banner&location=viewer&type=click'), 400],
  ['an unknown place', titleBanner(1000, 10, 'banner_type=insert_banner&location=home&type=click'), 400],
  [
    'a banner where its kind does not stand',
    titleBanner(1000, 10, 'banner_type=featured_banner&location=viewer&type=click'),
    400,
  ],
  [
    'another where its kind does not stand',
    titleBanner(1000, 10, 'banner_type=insert_banner&location=title_detail&type=click'),
    400,
  ],
  ['an unknown event', titleBanner(1000, 10, 'banner_type=insert_banner&location=viewer&type=hover'), 400],
  ['no event', titleBanner(1000, 10, 'banner_type=insert_banner&location=viewer'), 400],
];

test.each(REFUSED)('refuses %s, and keeps nothing @7.22 @7.23 @7.24 @7.61 @7.62', async (_, path, status) => {
  const before = (await origin.database.selectFrom('taps').select('id').execute()).length;
  expect((await origin.send(path, { session: 'refused' })).status).toBe(status);
  const { englishPopup } = await origin.refusal(path, { session: 'refused' });
  expect(englishPopup!.subject).toBe(status === 200 ? 'Not Found' : 'That did not work');
  expect(await origin.database.selectFrom('taps').select('id').execute()).toHaveLength(before);
  expect(await origin.database.selectFrom('sessions').selectAll().where('id', '=', 'refused').execute()).toEqual([]);
});

test.each(['banner_tap_log?banner_id=1', titleBanner(1000, 10), 'popup_tap_log?popup_id=1'])(
  'without a session %s is unauthorized',
  async (path) => {
    const before = (await origin.database.selectFrom('taps').select('id').execute()).length;
    expect((await origin.refusal(path)).action).toBe(1);
    expect(await origin.database.selectFrom('taps').select('id').execute()).toHaveLength(before);
  },
);

import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

/** Rows of feedback and taps, and whether the session exists. */
const storedBy = async (session: string) => [
  ...(await origin.database.selectFrom('feedback').select('id').where('session_id', '=', session).execute()),
  ...(await origin.database.selectFrom('taps').select('id').where('session_id', '=', session).execute()),
  ...(await origin.database.selectFrom('sessions').select('id').where('id', '=', session).execute()),
];

describe('feedback', () => {
  const MAX = limits.feedbackMaxLength;
  const call = (body: unknown, session?: string) => ({ method: 'POST', body: JSON.stringify(body), session });
  const send = (body: unknown, session?: string) => origin.send('web/contact', call(body, session));
  const stored = (session: string) =>
    origin.database.selectFrom('feedback').selectAll().where('session_id', '=', session).execute();

  test.each([
    ['a suggestion', 'suggestion', 'Please print the maps larger.'],
    ['a report with lines and emoji', 'report', 'Page 3:\n\tthe cat 🐈‍⬛ is upside down\n'],
    ['the longest message', 'suggestion', 'é'.repeat(MAX)],
  ])('stores %s @4.7 @5.13 @5.28 @7.19 @7.65 @7.70', async (name, subject, body) => {
    const session = name.replace(/\W/g, '_');
    expect((await send({ subject, body }, session)).status).toBe(200);
    expect(await stored(session)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        session_id: session,
        subject,
        body,
        created_at: origin.clock.now,
      },
    ]);
  });

  test('counts as a text area does: a line break once, an emoji twice @9.5', async () => {
    const breaks = '\r\n'.repeat(MAX - 1);
    expect((await send({ subject: 'report', body: `x${breaks}` }, 'breaks')).status).toBe(200);
    expect((await stored('breaks'))[0]!.body).toBe(`x${breaks.replaceAll('\r', '')}`);
    const emoji = '🐈'.repeat(MAX / 2);
    expect((await send({ subject: 'report', body: emoji }, 'emoji')).status).toBe(200);
    expect((await send({ subject: 'report', body: `${emoji}x` }, 'emoji')).status).toBe(400);
  });

  test.each<[string, unknown, string]>([
    ['no message', { subject: 'report' }, 'body'],
    ['nothing but white space', { subject: 'report', body: ' \n\t ' }, 'body'],
    ['a character too much', { subject: 'report', body: 'x'.repeat(MAX + 1) }, 'body'],
    ['a message that is no text', { subject: 'report', body: ['x'] }, 'body'],
    ['an unknown type', { subject: 'praise', body: 'Hello' }, 'subject'],
    ['a list', [], ''],
  ])('refuses %s and stores nothing @5.13 @7.19', async (_, body, named) => {
    expect((await send(body, 'refused')).status).toBe(400);
    expect((await origin.refusal('web/contact', call(body, 'refused'))).debugInfo).toContain(named);
    expect(await storedBy('refused')).toEqual([]);
  });
});

describe('taps', () => {
  const stored = (session: string) =>
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

  test('on a banner of home are stored with their time @7.22 @7.57 @7.59', async () => {
    const { topBanners } = (await origin.view('web/web_homeV4')).webHomeViewV4!;
    const id = topBanners![0]!.id!;
    await origin.view(`banner_tap_log?banner_id=${id}`, { session: 'banner' });
    expect(await stored('banner')).toEqual([
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
    ['insert_banner', 'viewer', 'impression'],
  ])(
    'of a title banner are stored with kind, location and event: %s, %s, %s @7.23 @7.60 @7.61 @7.62',
    async (banner_type, location, type) => {
      const query = new URLSearchParams({ banner_type, location, type }).toString();
      await origin.view(titleBanner(1000, 20, query), { session: type });
      await origin.view(titleBanner(1000, 20, query), { session: type });
      const row = { kind: 'title-banner', target_id: 1000, title_id: 20, banner_type, location, event: type };
      expect(await stored(type)).toMatchObject([row, row]);
    },
  );

  test('on the popups of home and of a rating are stored @7.24 @7.58', async () => {
    const { popup } = (await origin.view('web/web_homeV4')).webHomeViewV4!;
    const { id } = await origin.database
      .selectFrom('popups')
      .select('id')
      .where('placement', '=', 'rating-mature')
      .executeTakeFirstOrThrow();
    for (const popupId of [popup!.popupId!, id])
      await origin.view(`popup_tap_log?popup_id=${popupId}`, { session: 'popup' });
    expect(await stored('popup')).toMatchObject([
      { kind: 'popup', target_id: popup!.popupId, event: 'click' },
      { kind: 'popup', target_id: id },
    ]);
  });

  test('on banners and popups that came into sight are stored as impressions', async () => {
    const { topBanners, popup } = (await origin.view('web/web_homeV4')).webHomeViewV4!;
    const ids = { banner: topBanners![0]!.id!, popup: popup!.popupId! };
    for (const [kind, id] of Object.entries(ids))
      await origin.view(`banner_view_log?kind=${kind}&id=${id}`, { session: 'viewed' });
    const rows = Object.entries(ids).map(([kind, id]) => ({ kind, target_id: id, event: 'impression' }));
    expect(await stored('viewed')).toMatchObject(rows.sort((a, b) => a.target_id - b.target_id));
  });

  test.each([
    ['an unknown banner', 'banner_tap_log?banner_id=999', 200],
    ['an unknown popup in sight', 'banner_view_log?kind=popup&id=999', 200],
    ['an unknown title banner', titleBanner(999, 10), 200],
    ['a banner of an unknown title', titleBanner(1000, 7), 200],
    ['a negative banner', 'banner_tap_log?banner_id=-1', 400],
    ['no popup', 'popup_tap_log?popup_id=', 400],
    ['an unknown kind', titleBanner(1000, 10, 'banner_type=side_banner&location=viewer&type=click'), 400],
    [
      'a kind at another location',
      titleBanner(1000, 10, 'banner_type=featured_banner&location=viewer&type=click'),
      400,
    ],
  ])('are refused for %s, and nothing is stored @7.22 @7.23 @7.24 @7.61 @7.62', async (_, path, status) => {
    expect((await origin.send(path, { session: 'refused' })).status).toBe(status);
    const { englishPopup } = await origin.refusal(path, { session: 'refused' });
    expect(englishPopup!.subject).toBe(status === 200 ? 'Not Found' : 'That did not work');
    expect(await storedBy('refused')).toEqual([]);
  });
});

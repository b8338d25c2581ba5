import { TEXT_LANGUAGES } from '@/lib/origin/texts/text-language';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const announced = async (lang = 'eng') =>
  (await origin.view(`web/announcement?lang=${lang}`)).serviceAnnouncementsView!.serviceAnnouncements!;
const onHome = async () => (await origin.view('web/web_homeV4')).webHomeViewV4!.serviceAnnouncements!;
const news = async (publisherId: number, lang = 'eng') =>
  (await origin.view(`publisher_news_list?publisher_id=${publisherId}&lang=${lang}`)).publisherNewsListView!;
const ids = (items: { id?: number | null }[]) => items.map(({ id }) => id);

test('announcements: whole, the same ones in every language @3.58 @7.15 @7.66', async () => {
  const english = await announced();
  expect(english.length).toBeGreaterThan(2);
  for (const lang of TEXT_LANGUAGES) {
    const items = await announced(lang);
    expect(items.map(({ id, date }) => [id, date])).toEqual(english.map(({ id, date }) => [id, date]));
    for (const [at, { title, body, date }] of items.entries()) {
      expect([title, body]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^<p>/)]);
      if (lang !== 'eng') expect(title).not.toBe(english[at]!.title);
      expect(date).toBeLessThanOrEqual(origin.clock.now);
    }
  }
  for (const lang of ['', 'xxx', 'ita']) expect(await announced(lang)).toEqual(english);
});

test('an announcement is shown from its date on, in its list and on home', async () => {
  const date = origin.clock.now + 3600;
  const texts_json = JSON.stringify({ eng: { title: 'Soon', body: '<p>It is time.</p>' } });
  await origin.database.insertInto('announcements').values({ id: 900, date, texts_json }).execute();
  origin.clock.now = date - 1;
  expect([ids(await announced()), ids(await onHome())].flat()).not.toContain(900);
  origin.clock.now = date;
  expect((await announced())[0]).toMatchObject({ id: 900, date, title: 'Soon', body: '<p>It is time.</p>' });
  expect((await onHome())[0]).toMatchObject({ id: 900 });
  expect((await announced('tha'))[0]).toMatchObject({ id: 900, title: 'Soon' });
});

test('publisher news: those of the publisher alone, whole @3.56 @3.57 @7.21 @7.63', async () => {
  const [first, second] = [await news(1), await news(2)];
  expect(first.publisherName).not.toBe(second.publisherName);
  expect(first.banner).toMatchObject({
    imageUrl: expect.stringMatching(/\/media\/publisher\/\d+\/wide-1200\.webp/),
    width: 1200,
    height: 480,
  });
  for (const [publisherId, { newsList }] of [
    [1, first],
    [2, second],
  ] as const) {
    expect(newsList!.length).toBeGreaterThan(0);
    for (const item of newsList!) {
      expect(item).toMatchObject({
        publisherId,
        subject: expect.stringMatching(/./),
        body: expect.stringMatching(/./),
      });
      expect(item.publishedTimeStamp).toBeLessThanOrEqual(origin.clock.now);
    }
  }
  const thai = await news(1, 'tha');
  expect(ids(thai.newsList!)).toEqual(ids(first.newsList!));
  expect(thai.newsList![0]!.subject).toMatch(/[ก-๙]/);
  expect(await news(1, 'xxx')).toEqual(first);
});

test('news with a picture begins with it, described in the reader’s language; the newest has none', async () => {
  const picture =
    /^<p><img src="http:\/\/reader\.example\/media\/news\/(\d+)\/wide-1200\.webp\?v=\w+" alt="([^"]+)" width="1200" height="480"><\/p><p>/;
  const alts = new Set<string>();
  for (const lang of ['eng', 'tha', 'rus']) {
    const [newest, ...older] = (await news(1, lang)).newsList!;
    expect(newest!.body).not.toContain('<img');
    const shown = older.flatMap(({ id, body }) => (body!.includes('<img') ? [[id, picture.exec(body!)] as const] : []));
    expect(shown).toHaveLength(3);
    for (const [id, found] of shown) {
      expect(found?.[1]).toBe(String(id));
      alts.add(found![2]!);
    }
  }
  expect(alts.size).toBe(9);
});

test('news without a description is as it was written', async () => {
  const body = 'A picture of <b>ours</b>: <img src="https://press.example/a.png">';
  await origin.database
    .insertInto('publisher_news')
    .values({
      id: 7_000,
      publisher_id: 1,
      published_at: origin.clock.now - 90 * DAY,
      url: null,
      texts_json: JSON.stringify({ eng: { subject: 'Ours', body } }),
    })
    .execute();
  origin.clock.now += 1;
  expect((await news(1)).newsList!.find(({ id }) => id === 7_000)).toMatchObject({ subject: 'Ours', body });
});

test('news is shown from its date on, in its list and on the pages of the publisher’s titles', async () => {
  const published_at = origin.clock.now + DAY / 24;
  const texts_json = JSON.stringify({ eng: { subject: 'A new book', body: 'It is printed.' } });
  await origin.database
    .insertInto('publisher_news')
    .values({ id: 900, publisher_id: 2, published_at, url: null, texts_json })
    .execute();
  const onTitle = async () =>
    (await origin.view('title_detailV3?title_id=10')).titleDetailView!.publisherItems!.flatMap(
      ({ publisherNews }) => publisherNews?.id ?? [],
    );
  origin.clock.now = published_at - 1;
  expect([...ids((await news(2)).newsList!), ...(await onTitle())]).not.toContain(900);
  origin.clock.now = published_at;
  const [newest] = (await news(2)).newsList!;
  expect(newest).toMatchObject({
    id: 900,
    publisherId: 2,
    subject: 'A new book',
    body: 'It is printed.',
    publishedTimeStamp: published_at,
  });
  expect(newest!.action ?? null).toBeNull();
  expect(await onTitle()).toEqual([900]);
  expect(ids((await news(1)).newsList!)).not.toContain(900);
});

test('a publisher’s own picture is over his news, though no banner leads to a series of his', async () => {
  await origin.database
    .insertInto('publishers')
    .values([
      { id: 77, name: 'With', picture: 'kept-file' },
      { id: 78, name: 'Without', picture: '' },
    ])
    .execute();
  await origin.database
    .insertInto('publisher_news')
    .values(
      [77, 78].map((id) => ({
        id: 8_000 + id,
        publisher_id: id,
        published_at: origin.clock.now,
        url: null,
        texts_json: '{}',
      })),
    )
    .execute();
  const { banner, newsList } = await news(77);
  expect([banner, newsList!.length]).toEqual([
    expect.objectContaining({
      imageUrl: expect.stringMatching(/\/media\/publisher\/77\d\//),
      width: 1200,
      height: 480,
    }),
    1,
  ]);
  expect(banner!.action ?? null).toBeNull();
  expect((await news(78)).banner ?? null).toBeNull();
});

test('a publisher that is none is not found; what names none is refused @7.21', async () => {
  expect((await origin.refusal('publisher_news_list?publisher_id=99')).englishPopup!.subject).toBe('Not Found');
  for (const id of ['', '0', '-1', 'one', '2147483648']) {
    expect((await origin.send(`publisher_news_list?publisher_id=${id}`)).status).toBe(400);
    expect((await origin.refusal(`publisher_news_list?publisher_id=${id}`)).debugInfo).toContain('publisher_id');
  }
});

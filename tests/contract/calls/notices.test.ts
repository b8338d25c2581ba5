import { HOME_POPUP } from '@/lib/origin/demo/texts/popups';
import { TEXT_LANGUAGES } from '@/lib/origin/texts/text-language';

import { DAY, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const home = async (lang = 'eng') => (await origin.view(`web/web_homeV4?lang=${lang}&clang=eng`)).webHomeViewV4!;
const popupOf = async (lang?: string) => (await home(lang)).popup ?? undefined;
const announcements = async (lang = 'eng') =>
  (await origin.view(`web/announcement?lang=${lang}`)).serviceAnnouncementsView!.serviceAnnouncements!;
const news = async (publisherId: number, lang = 'eng') =>
  (await origin.view(`publisher_news_list?publisher_id=${publisherId}&lang=${lang}`)).publisherNewsListView!;
const ids = (items: { id?: number | null }[]) => items.map(({ id }) => id);

describe('announcements', () => {
  test('are the same in every language, the newest first @3.58 @7.15 @7.39 @7.40 @7.66', async () => {
    const english = await announcements();
    const dates = english.map(({ date }) => date!);
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const lang of TEXT_LANGUAGES) {
      const items = await announcements(lang);
      expect(items.map(({ id, date }) => [id, date])).toEqual(english.map(({ id, date }) => [id, date]));
      for (const [at, { title, body }] of items.entries()) {
        expect([title, body]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^<p>/)]);
        if (lang !== 'eng') expect(title).not.toBe(english[at]!.title);
      }
    }
    for (const lang of ['', 'xxx', 'ita']) expect(await announcements(lang)).toEqual(english);
  });

  test('appear on their date, in the list and on home', async () => {
    const date = origin.clock.now + 3600;
    const texts_json = JSON.stringify({ eng: { title: 'Soon', body: '<p>It is time.</p>' } });
    await origin.database.insertInto('announcements').values({ id: 900, date, texts_json }).execute();
    origin.clock.now = date - 1;
    expect([...ids(await announcements()), ...ids((await home()).serviceAnnouncements!)]).not.toContain(900);
    origin.clock.now = date;
    expect((await announcements('tha'))[0]).toMatchObject({ id: 900, date, title: 'Soon', body: '<p>It is time.</p>' });
    expect((await home()).serviceAnnouncements![0]).toMatchObject({ id: 900 });
  });
});

describe('publisher news', () => {
  test('has the items of one publisher, the newest first @3.56 @3.57 @7.21 @7.63 @7.64', async () => {
    const [first, second] = [await news(1), await news(2)];
    expect(first.publisherName).not.toBe(second.publisherName);
    expect(first.banner).toMatchObject({
      imageUrl: expect.stringMatching(/\/media\/publisher\/\d+\/wide-1200\.webp/),
      width: 1200,
      height: 480,
    });
    for (const { publisherId, newsList } of [first, second]) {
      const dates = newsList!.map(({ publishedTimeStamp }) => publishedTimeStamp!);
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
      expect(dates[0]).toBeLessThanOrEqual(origin.clock.now);
      for (const item of newsList!)
        expect(item).toMatchObject({
          publisherId,
          subject: expect.stringMatching(/./),
          body: expect.stringMatching(/./),
        });
    }
    expect(first.newsList!.some(({ action }) => action?.url?.startsWith('/'))).toBe(true);
    const thai = await news(1, 'tha');
    expect(ids(thai.newsList!)).toEqual(ids(first.newsList!));
    expect(thai.newsList![0]!.subject).toMatch(/[ก-๙]/);
  });

  test('appears at its time, in the list and on the pages of the publisher’s titles', async () => {
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
    expect((await news(2)).newsList![0]).toMatchObject({ id: 900, subject: 'A new book', body: 'It is printed.' });
    expect(await onTitle()).toEqual([900]);
    expect(ids((await news(1)).newsList!)).not.toContain(900);
  });
});

describe('popups', () => {
  test('are in the interface language, and in English where it has no text', async () => {
    expect((await popupOf('ita'))!.oSDefault).toMatchObject({ subject: HOME_POPUP.eng.subject, language: 0 });
    expect((await popupOf('deu'))!.oSDefault).toMatchObject({
      subject: HOME_POPUP.deu.subject,
      language: 7,
      okButton: { action: { url: '/manga_list/ongoing' } },
    });
  });
});

test('advertisements have the networks of their placement, in order of position', async () => {
  const unit = { position: 0, location: '', ad_type: '' as const, amazon_app_id: '', amazon_unit_id: '' };
  await origin.database
    .insertInto('ad_units')
    .values([
      { ...unit, id: 1, placement: 'title', network: 'mopub', unit_id: 'later', position: 2 },
      { ...unit, id: 2, placement: 'title', network: 'admob', unit_id: 'sooner', position: 1 },
      { ...unit, id: 3, placement: 'viewer', network: 'adsense', unit_id: 'between', location: 'viewer-1' },
    ])
    .execute();
  origin.clock.now++;
  const { titleDetailView } = await origin.view('title_detailV3?title_id=10');
  expect(titleDetailView!.advertisement!.adNetworks).toMatchObject([
    { admob: { unitID: 'sooner' } },
    { mopub: { unitID: 'later' } },
  ]);
  const { pages } = (await origin.view('manga_viewer?chapter_id=10001')).mangaViewer!;
  expect(pages!.at(-2)!.advertisement!.adNetworks).toMatchObject([
    { adsense: { unitID: 'between', location: 'viewer-1' } },
  ]);
});

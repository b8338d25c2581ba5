import { BAKERY_POPUP, HOME_POPUP } from '@/lib/origin/demo/texts/popups';
import { TEXT_LANGUAGES } from '@/lib/origin/texts/text-language';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

import { DAY, NOON, openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeEach(async () => (origin = await openOrigin()));
afterEach(() => origin.close());

const onHome = async (lang = 'eng') =>
  (await origin.view(`web/web_homeV4?lang=${lang}&clang=eng`)).webHomeViewV4!.popup ?? undefined;
const change = async (popup: {
  kind?: 'text' | 'image' | 'reward';
  url?: string | null;
  series_id?: number | null;
  texts_json?: string;
}) => {
  await origin.database.updateTable('popups').set(popup).where('placement', '=', 'home').execute();
  origin.clock.now++;
};

test('in four weeks home shows a popup of each kind, another each week and the same all through it', async () => {
  const monday = NOON - 5 * DAY;
  const weeks = [];
  for (const week of [0, 1, 2, 3, 4]) {
    origin.clock.now = monday + week * 7 * DAY;
    const first = await onHome();
    origin.clock.now += 6 * DAY;
    expect(await onHome()).toEqual(first);
    weeks.push(first!);
  }
  expect(weeks.map(({ content }) => content)).toEqual([
    'oSDefault',
    'appDefault',
    'oneImage',
    'movieReward',
    'oSDefault',
  ]);
  expect(weeks.map(({ popupId }) => popupId)).toEqual([1, 2, 3, 4, 1]);
}, 120_000);

test('a popup speaks and shows its series in the reader’s language, and leads there', async () => {
  origin.clock.now += 7 * DAY;
  for (const lang of TEXT_LANGUAGES) {
    const titleId = 70 + LANGUAGE_CODES[lang];
    expect((await onHome(lang))!.appDefault).toMatchObject({
      ...BAKERY_POPUP[lang],
      imageUrl: expect.stringContaining(`/media/popup/${titleId}/invitation-1000.webp`),
      action: { url: `komawari://detail/${titleId}` },
    });
  }
});

test('where the reader’s language has no words, English is spoken, and said to be', async () => {
  expect((await onHome('ita'))!.oSDefault).toMatchObject({ subject: HOME_POPUP.eng.subject, language: 0 });
  expect((await onHome('deu'))!.oSDefault).toMatchObject({
    subject: HOME_POPUP.deu.subject,
    language: 7,
    okButton: { action: { url: '/manga_list/ongoing' } },
  });
});

test('a picture leads where it is told to, else to its series', async () => {
  await change({ kind: 'image', series_id: 1, url: '/ranking/hottest' });
  expect((await onHome())!.oneImage).toMatchObject({
    action: { url: '/ranking/hottest' },
    imageUrl: expect.stringContaining('/media/popup/10/poster-'),
  });
  await change({ url: null });
  expect((await onHome('esp'))!.oneImage).toMatchObject({
    action: { url: 'komawari://detail/11' },
    imageUrl: expect.stringContaining('/media/popup/11/poster-'),
  });
});

test('a popup with nothing to say or show is none', async () => {
  await change({ kind: 'text', texts_json: '{}' });
  expect(await onHome()).toBeUndefined();
  for (const kind of ['image', 'reward'] as const) {
    await change({ kind, series_id: null });
    expect(await onHome()).toBeUndefined();
  }
  await origin.database.deleteFrom('popups').where('placement', '=', 'home').execute();
  origin.clock.now++;
  expect(await onHome()).toBeUndefined();
});

test('a film for a reward comes from the networks that are booked for it', async () => {
  const unit = { location: '', ad_type: '' as const, amazon_app_id: '', amazon_unit_id: '' };
  await origin.database
    .insertInto('ad_units')
    .values([
      { ...unit, id: 1, placement: 'reward', position: 1, network: 'facebook', unit_id: 'second' },
      {
        ...unit,
        id: 2,
        placement: 'reward',
        position: 0,
        network: 'applovin-max',
        unit_id: 'first',
        ad_type: 'reward',
        amazon_app_id: 'app',
        amazon_unit_id: 'slot',
      },
      { ...unit, id: 3, placement: 'title', position: 0, network: 'admob', unit_id: 'elsewhere' },
    ])
    .execute();
  await change({ kind: 'reward', series_id: 1 });
  const { imageUrl, advertisement } = (await onHome())!.movieReward!;
  expect(imageUrl).toContain('/media/popup/10/reward-');
  expect(advertisement!.adNetworks).toMatchObject([
    { applovinMax: { unitID: 'first', type: 5, amazonAppId: 'app', amazonAdUnitId: 'slot' } },
    { facebook: { placementID: 'second' } },
  ]);
});

test('which rating is announced, in a title and in its chapters, the rows say', async () => {
  const shown = async () => [
    (await origin.view('title_detailV3?title_id=11')).titleDetailView!.ratingPopup?.oSDefault?.subject,
    (await origin.view('manga_viewer?chapter_id=11001')).mangaViewer!.ratingPopup?.oSDefault?.subject,
  ];
  expect(await shown()).toEqual([undefined, undefined]);
  const texts_json = JSON.stringify({ esp: { subject: 'Con miedo', body: 'Hay fantasmas.', ok: 'Seguir' } });
  await origin.database
    .insertInto('popups')
    .values({ id: 900, placement: 'rating-teen-plus', kind: 'text', url: null, series_id: null, texts_json })
    .execute();
  origin.clock.now++;
  expect(await shown()).toEqual(['Con miedo', 'Con miedo']);
});

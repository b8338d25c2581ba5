import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeEach(async () => (origin = await openOrigin()));
afterEach(() => origin.close());

const CHAPTER = 10_001;
const unit = { position: 0, location: '', ad_type: '' as const, amazon_app_id: '', amazon_unit_id: '' };
const detail = async () => (await origin.view('title_detailV3?title_id=10')).titleDetailView!;
const pages = async () => (await origin.view(`manga_viewer?chapter_id=${CHAPTER}`)).mangaViewer!.pages!;

test('where no network is booked there is no place for one', async () => {
  expect((await detail()).advertisement ?? null).toBeNull();
  const shown = await pages();
  expect(shown.filter(({ advertisement }) => advertisement)).toEqual([]);
  const last = shown.at(-1)!.lastPage!;
  expect([last.advertisement ?? null, last.viewerEndAdvertisement ?? null]).toEqual([null, null]);
});

test('every place shows its own networks, those to ask first coming first @2.49', async () => {
  await origin.database
    .insertInto('ad_units')
    .values([
      { ...unit, id: 1, placement: 'title', network: 'mopub', unit_id: 'later', position: 2 },
      { ...unit, id: 2, placement: 'title', network: 'admob', unit_id: 'sooner', position: 1 },
      { ...unit, id: 3, placement: 'viewer', network: 'adsense', unit_id: 'between', location: 'viewer-1' },
      { ...unit, id: 4, placement: 'last-page', network: 'applovin', unit_id: 'last' },
      { ...unit, id: 5, placement: 'viewer-end', network: 'facebook', unit_id: 'end' },
    ])
    .execute();
  origin.clock.now++;
  expect((await detail()).advertisement!.adNetworks).toMatchObject([
    { admob: { unitID: 'sooner' } },
    { mopub: { unitID: 'later' } },
  ]);
  const shown = await pages();
  expect(shown.map(({ advertisement }, at) => (advertisement ? at - shown.length : 0)).filter(Boolean)).toEqual([-2]);
  expect(shown.at(-2)!.advertisement!.adNetworks).toMatchObject([
    { adsense: { unitID: 'between', location: 'viewer-1' } },
  ]);
  const last = shown.at(-1)!.lastPage!;
  expect(last.advertisement!.adNetworks).toMatchObject([{ applovin: { unitID: 'last' } }]);
  expect(last.viewerEndAdvertisement!.adNetworks).toMatchObject([{ facebook: { placementID: 'end' } }]);
});

test('units that the operator names for the site have a place before the last page', async () => {
  const thirdParties = {
    CONSENT_SCRIPT_URL: 'https://consent.example/a.js',
    ADS_SCRIPT_URL: 'https://ads.example/a.js',
    CONSENT_ADS_GROUP: 'C4',
    AD_UNIT_VIEWER_MOBILE: '/1/m',
    AD_UNIT_VIEWER_DESKTOP: '/1/d',
  };
  const named = await openOrigin({ thirdParties });
  const shown = (await named.view(`manga_viewer?chapter_id=${CHAPTER}`)).mangaViewer!.pages!;
  expect(shown.at(-2)!.advertisement!.adNetworks).toMatchObject([
    { adsense: { unitID: '/1/m', location: 'mobile' } },
    { adsense: { unitID: '/1/d', location: 'desktop' } },
  ]);
  expect(shown.filter(({ advertisement }) => advertisement)).toHaveLength(1);
  await named.close();
});

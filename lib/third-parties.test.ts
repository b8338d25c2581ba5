import { readEnv } from './env';
import { thirdPartiesOf } from './third-parties';

const consent = { CONSENT_SCRIPT_URL: 'https://consent.example/a.js' };
const all = {
  ...consent,
  ADS_SCRIPT_URL: 'https://ads.example/tag.js',
  AD_UNIT_VIEWER_MOBILE: '/1/viewer-m',
  AD_UNIT_VIEWER_DESKTOP: '/1/viewer-d',
  TAG_MANAGER_URL: 'https://tags.example/t.js?id=1',
  CONSENT_ADS_GROUP: 'C4',
  CONSENT_TAGS_GROUP: 'C2',
};

test('nothing named is nothing loaded', () => expect(thirdPartiesOf({})).toBeUndefined());

test('what is named is what there is', () => {
  expect(thirdPartiesOf(readEnv(all).thirdParties)).toEqual({
    consent: { script: 'https://consent.example/a.js' },
    ads: {
      script: 'https://ads.example/tag.js',
      group: 'C4',
      units: { viewer: { mobile: '/1/viewer-m', desktop: '/1/viewer-d' }, page: undefined },
    },
    tagManager: { script: 'https://tags.example/t.js?id=1', group: 'C2' },
  });
});

test('a place with units for one kind of screen alone has no advertisements', () => {
  const { ads } = thirdPartiesOf({ ...all, AD_UNIT_PAGE_DESKTOP: '/1/page-d', AD_UNIT_VIEWER_MOBILE: undefined })!;
  expect(ads!.units).toEqual({ viewer: undefined, page: undefined });
});

test.each([
  ['ADS_SCRIPT_URL', 'CONSENT_ADS_GROUP'],
  ['TAG_MANAGER_URL', 'CONSENT_TAGS_GROUP'],
])('%s without consent to ask for is refused at the start', (name, group) => {
  const service = { [name]: 'https://service.example/x.js' };
  expect(() => readEnv(service)).toThrow(new RegExp(`${name}: needs CONSENT_SCRIPT_URL`));
  expect(() => readEnv({ ...service, ...consent })).toThrow(new RegExp(`${name}: needs ${group}`));
  expect(() => readEnv({ ...service, ...consent, [group]: 'C4' })).not.toThrow();
});

test.each(['javascript:alert(1)', '//host/x.js', 'data:text/javascript,1'])('%s is no script', (value) => {
  expect(() => readEnv({ CONSENT_SCRIPT_URL: value })).toThrow(/CONSENT_SCRIPT_URL/);
});

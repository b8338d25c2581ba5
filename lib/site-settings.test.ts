import { LINK_PLACES } from './domain/site-links';
import { readEnv } from './env';
import { isPromotedIn, promotionAt } from './promotion';
import { campaignLinksOf, linkSettings, siteLinkSettings, siteLinksOf } from './site-links';
import { thirdPartiesOf } from './third-parties';

describe('site links', () => {
  test('are filled in for a locale, and absent ones are left out @2.97', () => {
    const { siteLinks } = readEnv({
      GUIDELINES_URL: 'https://help.example/{locale}/guidelines',
      SOCIAL_CHAT_URL: 'https://chat.example/komawari',
      ANDROID_APP_URL: 'https://store.example/app?id=1&hl={locale}',
    });
    expect(siteLinksOf(siteLinks, 'th')).toEqual({
      guidelines: 'https://help.example/th/guidelines',
      social: { chat: 'https://chat.example/komawari' },
      stores: { android: 'https://store.example/app?id=1&hl=th' },
    });
    expect(campaignLinksOf({}, 'en')).toEqual({});
  });

  test('of the publisher stand in for settings that are unset', () => {
    const links = Object.fromEntries(LINK_PLACES.map((place) => [place, `https://${place}.example/`]));
    expect(Object.keys(linkSettings(links)).sort()).toEqual(Object.keys(siteLinkSettings).sort());
    const published = linkSettings({ chat: 'https://published.example/', help: 'https://help.example/{locale}' });
    expect(siteLinksOf({ ...published, SOCIAL_CHAT_URL: 'https://set.example/' }, 'de')).toEqual({
      social: { chat: 'https://set.example/' },
      stores: {},
      help: 'https://help.example/de',
    });
    expect(campaignLinksOf(linkSettings(links), 'en')).toEqual({
      us: 'https://campaign-us.example/',
      fr: 'https://campaign-fr.example/',
    });
  });
});

describe('third parties', () => {
  const all = {
    CONSENT_SCRIPT_URL: 'https://consent.example/a.js',
    ADS_SCRIPT_URL: 'https://ads.example/tag.js',
    AD_UNIT_VIEWER_MOBILE: '/1/viewer-m',
    AD_UNIT_VIEWER_DESKTOP: '/1/viewer-d',
    TAG_MANAGER_URL: 'https://tags.example/t.js?id=1',
    CONSENT_ADS_GROUP: 'C4',
    CONSENT_TAGS_GROUP: 'C2',
  };

  test('are those of the settings, and none without settings', () => {
    expect(thirdPartiesOf({})).toBeUndefined();
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
});

describe('the promotion', () => {
  const { promotion: unset } = readEnv({});
  const at = (time: string, settings = unset) => promotionAt(settings, Date.parse(time), 'es');

  test('runs from 2021-03-16 to 2021-04-13 by default @9.26', () => {
    expect(at('2021-03-15T23:59:59.999Z')).toBeUndefined();
    expect(at('2021-03-16T00:00:00Z')).toBeDefined();
    expect(at('2021-04-13T23:59:59.999Z')).toBeDefined();
    expect(at('2021-04-14T00:00:00Z')).toBeUndefined();
  });

  test('is shown in Latin America and the Caribbean by default @9.26', () => {
    const countries = ['MX', 'BR', 'JM', 'HT', ' mx ', 'US', 'ES', 'JP', '', 'MXX', null, undefined];
    expect(countries.filter((country) => isPromotedIn(unset, country))).toEqual(['MX', 'BR', 'JM', 'HT', ' mx ']);
  });

  test('has its dates, countries and links from the settings', () => {
    const { promotion } = readEnv({
      PROMOTION_FROM: '2030-01-01',
      PROMOTION_UNTIL: '2030-01-01',
      PROMOTION_COUNTRIES: 'xa, XB',
      PROMOTION_URL: 'https://comics.example/{locale}/fair',
      PROMOTION_PICTURE_URL: 'https://comics.example/fair-{locale}.webp',
    });
    expect(at('2030-01-01T12:00:00Z', promotion)).toEqual({
      url: 'https://comics.example/es/fair',
      pictureUrl: 'https://comics.example/fair-es.webp',
    });
    expect(at('2021-03-20T00:00:00Z', promotion)).toBeUndefined();
    expect(['XA', 'XB', 'MX'].filter((country) => isPromotedIn(promotion, country))).toEqual(['XA', 'XB']);
  });
});

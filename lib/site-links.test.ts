import { LINK_PLACES } from './domain/site-links';
import { readEnv } from './env';
import { campaignLinksOf, linkSettings, siteLinkSettings, siteLinksOf } from './site-links';

test('nothing configured is nothing shown', () => {
  expect(siteLinksOf({}, 'en')).toEqual({ social: {}, stores: {} });
  expect(campaignLinksOf({}, 'en')).toEqual({});
});

test('a place may be another one in each language @2.97', () => {
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
});

test.each(['javascript:alert(1)', 'ftp://host', '//host', 'host'])('%s is refused at the start', (value) => {
  expect(() => readEnv({ CAMPAIGN_US_URL: value })).toThrow(/CAMPAIGN_US_URL/);
});

test('what a publisher names stands for the settings, each place for one', () => {
  const links = Object.fromEntries(LINK_PLACES.map((place) => [place, `https://${place}.example/`]));
  expect(Object.keys(linkSettings(links)).sort()).toEqual(Object.keys(siteLinkSettings).sort());
  expect(
    siteLinksOf(
      {
        ...linkSettings({ chat: 'https://published.example/', help: 'https://help.example/{locale}' }),
        SOCIAL_CHAT_URL: 'https://set.example/',
      },
      'de',
    ),
  ).toEqual({
    social: { chat: 'https://set.example/' },
    stores: {},
    help: 'https://help.example/de',
  });
  expect(campaignLinksOf(linkSettings(links), 'en')).toEqual({
    us: 'https://campaign-us.example/',
    fr: 'https://campaign-fr.example/',
  });
});

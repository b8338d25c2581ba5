import { readEnv } from './env';
import { campaignLinksOf, siteLinksOf } from './site-links';

test('nothing configured is nothing shown', () => {
  expect(siteLinksOf({}, 'en')).toEqual({ social: {}, stores: {} });
  expect(campaignLinksOf({}, 'en')).toEqual({});
});

test('a place may be another one in each language', () => {
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

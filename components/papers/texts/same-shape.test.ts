import { LOCALES } from '@/lib/i18n/locales';

import { readAbout } from './read-about';
import { readCopyright } from './read-copyright';
import { readPrivacy } from './read-privacy';
import { readRating } from './read-rating';
import { readTerms } from './read-terms';
import { termsWebJa } from './terms-web-ja';

describe.each(LOCALES)('%s', (locale) => {
  test.each([readTerms, readPrivacy, readCopyright])('has the same sections in the same order', (read) => {
    const text = read(locale);
    expect(Object.keys(text.sections)).toEqual(Object.keys(read('en').sections));
    for (const { head, body } of Object.values(text.sections))
      expect([head, ...body.flat()].filter((part) => part.trim() === '')).toEqual([]);
  });

  test('says nothing of the demo, which other sites do not have', () => {
    const words = /demonstra|demostra|démonstra|Demokatalog|демонстрац|katalog contoh|danh mục minh họa|คลังตัวอย่าง/i;
    expect(JSON.stringify([readTerms, readPrivacy, readCopyright].map((read) => read(locale)))).not.toMatch(words);
  });

  test('has four ratings and one picture', () => {
    expect(Object.values(readRating(locale).levels).filter(Boolean)).toHaveLength(4);
    expect(readAbout(locale).alt).toContain('{site}');
  });
});

test('the Japanese terms have 18 articles, their date and that of their revision @1.23 @2.81 @2.82', () => {
  expect(termsWebJa.articles).toHaveLength(18);
  expect(termsWebJa.dates.map(({ date }) => date)).toEqual(['2019-01-21', '2023-10-04']);
});

test.each([
  /無料で利用できます/,
  /未成年の利用者は、親権者その他の法定代理人の同意を得/,
  /禁止行為.*複製/,
  /禁止行為.*リバースエンジニアリング/,
  /禁止行為.*有害な投稿/,
  /その投稿を削除することができます/,
  /利用を停止することができます/,
  /日本語の本文が優先します/,
  /日本法に準拠/,
  /東京地方裁判所または東京簡易裁判所を第一審の専属的合意管轄裁判所/,
])('the Japanese terms contain %s @2.83', (words) => expect(JSON.stringify(termsWebJa.articles)).toMatch(words));

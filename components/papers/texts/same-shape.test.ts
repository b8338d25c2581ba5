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

  test('describes four ratings and one picture', () => {
    expect(Object.values(readRating(locale).levels).filter(Boolean)).toHaveLength(4);
    expect(readAbout(locale).picture.alt).toContain('{site}');
  });
});

test('the Japanese terms have 18 articles and say when they were made and changed @1.23 @2.81 @2.82', () => {
  expect(termsWebJa.articles).toHaveLength(18);
  expect(termsWebJa.dates.map(({ date }) => date)).toEqual(['2019-01-21', '2023-10-04']);
  expect(JSON.stringify(termsWebJa.articles.at(-1))).toMatch(/東京地方裁判所または東京簡易裁判所/);
});

test.each([
  ['free use', /無料で利用できます/],
  ['a guardian’s consent', /未成年の利用者は、親権者その他の法定代理人の同意を得/],
  ['no copies', /禁止行為.*複製/],
  ['no reverse engineering', /禁止行為.*リバースエンジニアリング/],
  ['no harmful posts', /禁止行為.*有害な投稿/],
  ['posts that are deleted', /その投稿を削除することができます/],
  ['use that is suspended', /利用を停止することができます/],
  ['the Japanese text', /日本語の本文が優先します/],
  ['Japanese law', /日本法に準拠/],
  ['one court', /東京地方裁判所または東京簡易裁判所を第一審の専属的合意管轄裁判所/],
])('the Japanese terms speak of %s @2.83', (_, words) => expect(JSON.stringify(termsWebJa.articles)).toMatch(words));

import { variesBy } from './varies-by';

test.each([
  '/updates',
  '/main/updates',
  '/titles/30',
  '/titles/30?a=b.c',
  '/ranking/hottest',
  '/',
  '/nowhere',
  '/topus',
])('%s depends on the reader’s language', (path) => expect(variesBy(path)).toBe('Accept-Language, Cookie'));

test.each([
  '/es/updates',
  '/en/main/updates',
  '/th/featured',
  '/de/ranking/trending',
  '/vi/manga_list/ongoing?x=1',
  '/ru/search_result?keyword=a',
])('%s depends on the languages that are read', (path) => expect(variesBy(path)).toBe('Cookie'));

test.each([
  '/es/titles/30',
  '/es',
  '/en/faq',
  '/rating/eng',
  '/webview/faq/deu',
  '/terms_web_ja',
  '/api/language',
  '/media/x.webp',
  '/_next/static/a.js',
  '/icon.svg',
  '/feeds/eng.atom',
])('%s answers everybody alike', (path) => expect(variesBy(path)).toBeUndefined());

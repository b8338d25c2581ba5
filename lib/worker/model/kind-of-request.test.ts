import { kindOfRequest } from './kind-of-request';

const HOME = 'https://reader.example';
const kind = (address: string, over: Partial<Parameters<typeof kindOfRequest>[0]> = {}) =>
  kindOfRequest(
    { method: 'GET', mode: 'cors', destination: '', isData: false, url: new URL(address, HOME), ...over },
    HOME,
  );
const page = (address: string) => kind(address, { mode: 'navigate', destination: 'document' });

test.each(['/', '/updates', '/es/titles/1', '/viewer/7?page=2', '/search_result?keyword=fox', '/kept'])(
  '%s is a page',
  (address) => {
    expect(page(address)).toBe('page');
  },
);

test.each([
  '/api/title_list/bookmark',
  '/admin',
  '/admin/titles',
  '/opds',
  '/feeds/eng.atom',
  '/sitemap.xml',
  '/cards/site/en.png',
  '/media/page/1/1-high.webp',
  '/redirecting?to=x',
  '/es/redirecting?to=x',
  '/webview/questionnaire/eng/reading?secret=s',
])('%s is left to the network, whoever asks', (address) => {
  expect(page(address)).toBe('other');
});

test.each(['/api/manga_viewer?chapter_id=1', '/sw.js', '/manifest/en.webmanifest'])('%s is never kept', (address) => {
  expect(kind(address)).toBe('other');
});

test('what the build made, what a page shows, and what a journey asks for are told apart', () => {
  expect(kind('/_next/static/chunks/1.js')).toBe('built');
  expect(kind('/titles/1?_rsc=x', { isData: true })).toBe('data');
  expect(kind('/titles/1?_rsc=x')).toBe('other');
  expect(kind('/media/page/1/1-high.webp?e=1&s=x')).toBe('picture');
  expect(kind('https://pictures.example/cover.webp', { destination: 'image', mode: 'no-cors' })).toBe('picture');
  expect(kind('https://ads.example/script.js', { destination: 'script', mode: 'no-cors' })).toBe('other');
});

test('what writes passes', () => {
  expect(kind('/updates', { method: 'POST', mode: 'navigate' })).toBe('other');
});

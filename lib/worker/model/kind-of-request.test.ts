import { kindOfRequest } from './kind-of-request';
import { pageAddress, pictureAddress } from './stored-address';

const HOME = 'https://reader.example';
const kind = (address: string, over: Partial<Parameters<typeof kindOfRequest>[0]> = {}) =>
  kindOfRequest(
    { method: 'GET', mode: 'cors', destination: '', isData: false, url: new URL(address, HOME), ...over },
    HOME,
  );
const page = (address: string) => kind(address, { mode: 'navigate', destination: 'document' });

test.each(['/', '/es/titles/1', '/viewer/7?page=2', '/search_result?keyword=fox'])('%s is a page', (address) => {
  expect(page(address)).toBe('page');
});

test.each([
  '/api/title_list/bookmark',
  '/admin/titles',
  '/feeds/eng.atom',
  '/media/page/1/1-high.webp',
  '/es/redirecting?to=x',
  '/webview/questionnaire/eng/reading?secret=s',
])('the navigation to %s is left to the network', (address) => expect(page(address)).toBe('other'));

test.each(['/api/manga_viewer?chapter_id=1', '/sw.js', '/manifest/en.webmanifest'])('%s is never cached', (address) => {
  expect(kind(address)).toBe('other');
});

test('separates build files, page data and pictures, and leaves writes and third parties alone', () => {
  expect(kind('/_next/static/chunks/1.js')).toBe('built');
  expect(kind('/titles/1?_rsc=x', { isData: true })).toBe('data');
  expect(kind('/titles/1?_rsc=x')).toBe('other');
  expect(kind('/media/page/1/1-high.webp?e=1&s=x')).toBe('picture');
  expect(kind('https://pictures.example/cover.webp', { destination: 'image', mode: 'no-cors' })).toBe('picture');
  expect(kind('https://ads.example/script.js', { destination: 'script', mode: 'no-cors' })).toBe('other');
  expect(kind('/updates', { method: 'POST', mode: 'navigate' })).toBe('other');
});

test.each([
  ['/titles/1#chapters', '/titles/1'],
  ['/titles/1?_rsc=abc', '/titles/1'],
  ['/titles/1?timestamp=1&utm_source=mail', '/titles/1'],
  ['/search_result?keyword=fox&utm_source=mail', '/search_result?keyword=fox'],
])('the page %s is stored as %s', (address, stored) => expect(pageAddress(HOME + address)).toBe(HOME + stored));

test('a picture is stored without its signature, by its width', () => {
  const picture = `${HOME}/media/page/1/2-high.webp`;
  expect(pictureAddress(`${picture}?e=20781&s=one`)).toBe(picture);
  expect(pictureAddress(`${picture}?e=20782&s=two&w=400`)).toBe(`${picture}?w=400`);
});

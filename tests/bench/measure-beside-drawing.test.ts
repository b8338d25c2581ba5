import { encodeResponse } from '@/lib/wire/encode-response';

import { measureBesideDrawing } from './measure-beside-drawing';

const PAGES = Array.from({ length: 9 }, (_, page) => ({
  mangaPage: { imageUrl: `http://site/media/page-${page}.webp` },
}));

/** A site whose pages of chapters are answered with `status`. @returns how often each was asked for */
function serve(status: number): Map<string, number> {
  const asked = new Map<string, number>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input));
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    // Pages are slow to draw.
    if (pathname.startsWith('/media/page-'))
      return new Promise((drawn) => setTimeout(() => drawn(new Response('', { status })), 20));
    return new Response(
      pathname === '/api/manga_viewer' ? encodeResponse({ success: { mangaViewer: { pages: PAGES } } }) : '',
    );
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

test('home is read in peace and while pages are drawn that nobody has asked for', async () => {
  const asked = serve(200);
  const { idle, busy, drawn } = await measureBesideDrawing('http://site', 2);
  expect([idle.length, busy.length]).toEqual([80, 80]);
  expect(
    [...asked].filter(([path]) => path.startsWith('/media/page-')).reduce((sum, [, times]) => sum + times, 0),
  ).toBe(drawn);
});

test('a page that is refused is not drawn', async () => {
  serve(503);
  await expect(measureBesideDrawing('http://site', 1)).rejects.toThrow(
    'http://site/media/page-0.webp was answered with 503',
  );
});

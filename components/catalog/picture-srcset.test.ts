import { narrowBannerSrcSet, pictureSrcSet } from './picture-srcset';

test('lists every width of the shape, and keeps what follows the name', () => {
  expect(pictureSrcSet('/media/cover/10/square-600.webp?v=2')).toBe(
    '/media/cover/10/square-120.webp?v=2 120w, /media/cover/10/square-240.webp?v=2 240w, /media/cover/10/square-600.webp?v=2 600w',
  );
  expect(pictureSrcSet('https://pictures.example/media/cover/10/portrait-800.webp')).toContain(
    'https://pictures.example/media/cover/10/portrait-160.webp 160w',
  );
});

test('leaves out widths that are of no use in a place', () => {
  expect(pictureSrcSet('/media/cover/10/portrait-800.webp', [240, 320])).toBe(
    '/media/cover/10/portrait-240.webp 240w, /media/cover/10/portrait-320.webp 320w',
  );
});

test('knows that folders keep different widths of the same shape', () => {
  expect(pictureSrcSet('/media/banner/7/wide-1200.webp')).toContain('wide-800.webp 800w');
  expect(pictureSrcSet('/media/background/7/wide-2880.webp')).toContain('wide-1440.webp 1440w');
});

test('a wide banner of ours becomes its cover in narrow windows, other pictures do not', () => {
  expect(narrowBannerSrcSet('/media/banner/7/wide-1200.webp?v=1')).toBe(
    pictureSrcSet('/media/cover/7/landscape-1200.webp?v=1'),
  );
  expect(narrowBannerSrcSet('https://pictures.example/banner.webp')).toBeUndefined();
});

test.each([
  '',
  '/media/banner/3.webp',
  '/media/banner/7/portrait-800.webp',
  '/media/elsewhere/7/wide-800.webp',
  'https://pictures.example/portrait.jpg',
  '/media/cover/10/portrait-800.png',
])('offers no widths of %j', (url) => {
  expect(pictureSrcSet(url)).toBeUndefined();
});

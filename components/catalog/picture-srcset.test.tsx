import { pictureSrcSet } from './picture-srcset';

test('lists every width of the shape, and keeps what follows the name', () => {
  expect(pictureSrcSet('/media/cover/10/square-600.webp?v=2')).toBe(
    '/media/cover/10/square-120.webp?v=2 120w, /media/cover/10/square-240.webp?v=2 240w, /media/cover/10/square-600.webp?v=2 600w',
  );
  expect(pictureSrcSet('https://pictures.example/cover/10/portrait-800.webp')).toContain('https://pictures.example/cover/10/portrait-160.webp 160w');
});

test.each(['', '/media/banner/3.webp', 'https://pictures.example/portrait.jpg', '/media/cover/10/portrait-800.png'])('offers no widths of %j', (url) => {
  expect(pictureSrcSet(url)).toBeUndefined();
});

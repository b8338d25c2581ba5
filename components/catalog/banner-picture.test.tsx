/** @jest-environment node */
import { renderToString } from 'react-dom/server';

import { BannerPicture } from './banner-picture';

const banner = { id: 1, imageUrl: '/media/banner/10/wide-1200.webp', width: 1200, height: 480, isPr: false };
const narrow = { media: '(width < 768px)', sizes: '107vw' };

/** What is asked for ahead of the picture: in which windows, and of which files. */
const ahead = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => [
    / media="([^"]*)"/.exec(link)?.[1]?.replace('&lt;', '<'),
    /imageSrcSet="([^ ]*)/i.exec(link)?.[1],
  ]);

test('a picture that comes first is asked for ahead of all else, in the art of the window', () => {
  expect(ahead(renderToString(<BannerPicture banner={banner} sizes="100vw" narrow={narrow} priority />))).toEqual([
    ['(width < 768px)', '/media/cover/10/landscape-320.webp'],
    ['not (width < 768px)', '/media/banner/10/wide-480.webp'],
  ]);
});

test('and in any window where there is no other', () => {
  expect(ahead(renderToString(<BannerPicture banner={banner} sizes="100vw" priority />))).toEqual([
    [undefined, '/media/banner/10/wide-480.webp'],
  ]);
  const elsewhere = renderToString(
    <BannerPicture
      banner={{ ...banner, imageUrl: 'https://elsewhere.example/1.jpg' }}
      sizes="100vw"
      narrow={narrow}
      priority
    />,
  );
  expect(elsewhere).toMatch(/^<link rel="preload"[^>]* href="https:\/\/elsewhere.example\/1.jpg"/);
});

test('no other picture is', () => {
  expect(ahead(renderToString(<BannerPicture banner={banner} sizes="100vw" narrow={narrow} />))).toEqual([]);
});

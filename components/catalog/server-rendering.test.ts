import { createElement, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';

import { WithMessages } from '@/components/ui/render-in-test';

import { BannerPicture } from './banner-picture';
import { LocalTime } from './local-time';
import { pictureSrcSet } from './picture-srcset';

test('lists every width of a shape and keeps the query', () =>
  expect(pictureSrcSet('/media/cover/10/square-600.webp?v=2')).toBe(
    '/media/cover/10/square-120.webp?v=2 120w, /media/cover/10/square-240.webp?v=2 240w, /media/cover/10/square-600.webp?v=2 600w',
  ));

test.each(['', '/media/banner/3.webp', '/media/banner/7/portrait-800.webp', '/media/cover/10/portrait-800.png'])(
  'offers no widths of %j',
  (url) => expect(pictureSrcSet(url)).toBeUndefined(),
);

const banner = { id: 1, imageUrl: '/media/banner/10/wide-1200.webp', width: 1200, height: 480, isPr: false };
const narrow = { media: '(width < 768px)', sizes: '107vw' };

/** The media query and the first file of each preload link. */
const preloads = (more: Partial<ComponentProps<typeof BannerPicture>>) =>
  [
    ...renderToString(createElement(BannerPicture, { banner, sizes: '100vw', ...more })).matchAll(
      /<link rel="preload" as="image"[^>]*>/g,
    ),
  ].map(([link]) => [
    / media="([^"]*)"/.exec(link)?.[1]?.replace('&lt;', '<'),
    /imageSrcSet="([^ ]*)/i.exec(link)?.[1],
  ]);

test('preloads a priority banner in the art of the window, and no other banner', () => {
  expect(preloads({ narrow, priority: true })).toEqual([
    ['(width < 768px)', '/media/cover/10/landscape-320.webp'],
    ['not (width < 768px)', '/media/banner/10/wide-480.webp'],
  ]);
  expect(preloads({ priority: true })).toEqual([[undefined, '/media/banner/10/wide-480.webp']]);
  expect(preloads({ narrow })).toEqual([]);
});

test('the server renders a time in UTC', () => {
  const time = createElement(LocalTime, { seconds: 1_795_217_400, format: 'date-time' });
  expect(renderToString(createElement(WithMessages, {}, time))).toMatch(/>Nov 20, 11:30\sPM</);
});

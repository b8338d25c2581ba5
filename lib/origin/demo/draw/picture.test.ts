import { allSeries } from '../all-series';
import { popupPicture } from '../popup-picture';
import { drawKey, type DrawRequest } from './draw-request';
import { POPUP_SIZES, type PopupPurpose } from './cover/popup';
import { drawPicture, type Picture } from './picture';

const BROKEN = ['NaN', 'undefined', 'Infinity', '[object'];

const sizeOf = (picture: Picture) => {
  const { svg, width, height } = drawPicture(picture);
  expect(BROKEN.filter((word) => svg.includes(word))).toEqual([]);
  return `${width}x${height}`;
};

test.each(allSeries.filter(({ id }) => id % 3 === 0))(
  'covers, banners and popups of $slug are whole and of their sizes',
  (series) => {
    const { slug, id, editions } = series;
    const all = Object.entries(editions);
    const [language, { name }] = all[id % all.length]!;
    const cover = { kind: 'cover', slug, name, author: 'Greta Holm & Ryo Amano', volume: 12 } as const;
    expect(sizeOf({ ...cover, shape: 'portrait' })).toBe('800x1200');
    expect(sizeOf({ ...cover, shape: 'landscape' })).toBe('1200x750');
    expect(sizeOf({ ...cover, shape: 'square' })).toBe('600x600');
    expect(sizeOf({ kind: 'banner', slug, name, size: { width: 1864, height: 500 } })).toBe('1864x500');
    expect(sizeOf({ kind: 'background', slug })).toBe('2880x728');
    const purpose = (Object.keys(POPUP_SIZES) as PopupPurpose[])[id % Object.keys(POPUP_SIZES).length]!;
    const { width, height } = POPUP_SIZES[purpose];
    expect(sizeOf(popupPicture({ name, language: language as 'eng', series }, purpose))).toBe(`${width}x${height}`);
  },
);

test('the key of a request depends on its values, not on the order of its fields', () => {
  const request: DrawRequest = { picture: { kind: 'avatar', seed: 'a' }, width: 96, format: 'webp' };
  expect(drawKey({ format: 'webp', width: 96, picture: { seed: 'a', kind: 'avatar' } })).toBe(drawKey(request));
  expect(drawKey({ ...request, width: 97 })).not.toBe(drawKey(request));
  expect(drawKey({ ...request, picture: { kind: 'avatar', seed: 'b' } })).not.toBe(drawKey(request));
});

import sharp from 'sharp';
import { TEXT_LANGUAGES } from '../../texts/text-language';
import { allSeries } from '../all-series';
import { popupPicture } from '../popup-picture';
import { publisherPicture } from '../publisher-picture';
import { PUBLISHERS } from '../texts/publisher-news';
import { drawKey, type DrawRequest } from './draw-request';
import { NEWS_SCENES } from './cover/news';
import { POPUP_SIZES, type PopupPurpose } from './cover/popup';
import { drawPicture, type Picture } from './picture';
import { rasterise } from './raster';
import { Sheet } from './sheet';
import { el } from './svg';

const BROKEN = ['NaN', 'undefined', 'Infinity', '[object'];

/** The words of a drawing, without white space and line breaks. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)]
    .map(([, text]) => text!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    .join('')
    .replace(/\s/g, '');
}
const joined = (text: string) => text.replace(/\s/g, '');
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

test('a cover is deterministic, and shows its escaped author and its volume', () => {
  const draw = (volume?: number) =>
    drawPicture({
      ...{ kind: 'cover', slug: 'ferry-at-six', name: 'Ferry', shape: 'portrait', volume },
      author: 'Holm & Amano',
    } as Picture).svg;
  expect(draw(88)).toBe(draw(88));
  expect(draw(88)).toContain('HOLM &#38; AMANO');
  expect([draw(88).includes('>88<'), draw().includes('>88<')]).toEqual([true, false]);
});

test('a publisher has a banner with its name and its line in every language', () => {
  for (const { id, name } of PUBLISHERS) {
    for (const language of TEXT_LANGUAGES) {
      const picture = publisherPicture(id, language)!;
      const { svg, width, height } = drawPicture(picture);
      expect([width, height]).toEqual([1200, 480]);
      expect(wordsOf(svg)).toContain(joined(name));
      expect(wordsOf(svg)).toContain(joined(picture.line));
    }
  }
  expect(publisherPicture(99, 'eng')).toBeUndefined();
});

test('every news scene is whole, has no words and is unlike the others', () => {
  const drawn = NEWS_SCENES.map((scene) => drawPicture({ kind: 'news', scene }).svg);
  expect(NEWS_SCENES.map((scene) => sizeOf({ kind: 'news', scene }))).toEqual(NEWS_SCENES.map(() => '1200x480'));
  expect(drawn.filter((svg) => svg.includes('<text'))).toEqual([]);
  expect(new Set(drawn).size).toBe(NEWS_SCENES.length);
});

test('the key of a request depends on its values, not on the order of its fields', () => {
  const request: DrawRequest = { picture: { kind: 'avatar', seed: 'a' }, width: 96, format: 'webp' };
  expect(drawKey({ format: 'webp', width: 96, picture: { seed: 'a', kind: 'avatar' } })).toBe(drawKey(request));
  expect(drawKey({ ...request, width: 97 })).not.toBe(drawKey(request));
  expect(drawKey({ ...request, picture: { kind: 'avatar', seed: 'b' } })).not.toBe(drawKey(request));
});

test('rasterising fills the requested width, and a flat palette has sixteen colours at most', async () => {
  const circles = Array.from({ length: 60 }, (_, i) =>
    el('circle', { cx: i * 4, cy: 50, r: 20 + i / 3, fill: 'none', stroke: '#131316', 'stroke-width': 1.3 }),
  );
  const drawing = { width: 200, height: 100, svg: new Sheet().document(200, 100, circles) };
  const { data, info } = await sharp(await rasterise(drawing, { width: 400, format: 'webp', palette: 'flat' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 200]);
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 3) colours.add(data[i]! * 65_536 + data[i + 1]! * 256 + data[i + 2]!);
  expect(colours.size).toBeGreaterThan(2);
  expect(colours.size).toBeLessThanOrEqual(16);
});

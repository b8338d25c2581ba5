import { ALL_LOOKS, lookOf } from '../../looks/all-looks';
import { SAMPLE_NAMES } from '../lettering/sample-names-in-test';
import { drawBackground } from './background';
import { drawBanner } from './banner';
import { drawCover } from './cover';

const LOOKS = [...ALL_LOOKS.values()].map((look) => [look.slug, look] as const);
const NAMES = Object.values(SAMPLE_NAMES);
const BROKEN = ['NaN', 'undefined', 'Infinity', '[object'];

/** What no finished drawing contains. Matchers that print a whole drawing are slow: this answers a short list. */
function flaws(svg: string): string[] {
  return BROKEN.filter((word) => svg.includes(word));
}

describe.each(LOOKS)('%s', (_slug, look) => {
  test('its cover is whole in every language', () => {
    for (const name of NAMES) {
      const { svg } = drawCover(look, { name, author: 'Greta Holm & Ryo Amano', volume: 12, shape: 'portrait' });
      expect(flaws(svg)).toEqual([]);
      expect(svg.includes('GRETA HOLM &#38; RYO AMANO')).toBe(true);
    }
  });

  test('every format is whole and has its size', () => {
    const text = { name: NAMES[0]!, author: 'Luma Ortevan' };
    const drawings = [
      drawCover(look, { ...text, shape: 'portrait' }),
      drawCover(look, { ...text, shape: 'landscape' }),
      drawCover(look, { ...text, shape: 'square' }),
      drawBanner(look, { name: text.name, quote: NAMES[1], flag: NAMES[3], size: { width: 1200, height: 480 } }),
      drawBanner(look, { name: text.name, size: { width: 1864, height: 500 } }),
      drawBackground(look),
    ];
    expect(drawings.map(({ width, height }) => `${width}x${height}`)).toEqual([
      '800x1200',
      '1200x750',
      '600x600',
      '1200x480',
      '1864x500',
      '2880x728',
    ]);
    for (const { svg } of drawings) expect(flaws(svg)).toEqual([]);
  });

  test('the same words give the same string', () => {
    const draw = () => drawCover(look, { name: NAMES[6]!, author: 'Luma Ortevan', volume: 2, shape: 'portrait' }).svg;
    expect(draw() === draw()).toBe(true);
  });
});

test('a background has no lettering', () => {
  for (const [, look] of LOOKS) expect(drawBackground(look).svg.includes('<text')).toBe(false);
});

test('a cover without a volume shows none', () => {
  const look = lookOf('ferry-at-six');
  const draw = (volume?: number) =>
    drawCover(look, { name: 'Ferry', author: 'Luma Ortevan', volume, shape: 'portrait' }).svg;
  expect(draw(88)).toContain('>88<');
  expect(draw().match(/<text/g)!.length).toBeLessThan(draw(88).match(/<text/g)!.length);
});

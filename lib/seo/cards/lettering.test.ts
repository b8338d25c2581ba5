/** @jest-environment node */
import { breakLines } from './break-lines';
import { fitText } from './fit-text';
import { fontsOf } from './fonts';
import { letter } from './lettering';
import { slantOf, stripe } from './slant';

const NAMES = {
  en: 'The Dumpling Detective & Co.',
  es: '¿El señor Núñez? ¡Sí!',
  pt: 'Três irmãs, uma canção',
  fr: 'L’été où naquit Cœur-Brûlé',
  th: 'ผู้ที่อยู่ใต้น้ำกับปั๊มน้ำญี่ปุ่น',
  id: 'Kucing Bernama Senin',
  ru: 'Подъезд № 9: ёлка и щегол',
  vi: 'Tiệm giặt ủi ở quỹ đạo thấp, ngã rẽ số chín',
  de: 'Übermäßig große Füße',
};

const outlines = (text: string) => letter(text, 'display', 100).path.match(/M/g)!.length;
const widthOf = (line: string) => letter(line, 'display', 100).width;

test.each(Object.entries(NAMES))('%s has all its letters', (locale, name) => {
  for (const face of ['display', 'text', 'bold'] as const) {
    for (const text of [name, name.toLocaleUpperCase(locale)]) {
      const missing = [...text].filter(
        (character) =>
          character !== ' ' && !fontsOf(face).some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!)),
      );
      expect([face, missing]).toEqual([face, []]);
    }
  }
});

test('Thai marks are all there, above each other, and take no room', () => {
  expect(outlines('ที่')).toBeGreaterThan(outlines('ที'));
  expect(outlines('ที')).toBeGreaterThan(outlines('ท'));
  expect(widthOf('ที่')).toBe(widthOf('ท'));
  // The tone stands higher over a vowel than alone.
  const top = (text: string) =>
    Math.min(...[...letter(text, 'display', 100).path.matchAll(/[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  expect(top('ที่')).toBeLessThan(top('ท่'));
});

test('scripts stand side by side in one line', () => {
  expect(widthOf('AกA')).toBeCloseTo(widthOf('A') * 2 + widthOf('ก'), 0);
});

test('lines are even, and break where the language does', () => {
  const lines = (text: string, locale: string, width: number) => breakLines(text, locale, (line) => line.length, width);
  expect(lines('Ghost Tram Line 9', 'en', 15)).toEqual(['Ghost Tram', 'Line 9']);
  expect(lines('“Who?” asked Monday — me!', 'en', 14)).toEqual(['“Who?” asked', 'Monday — me!']);
  expect(lines('Donaudampfschifffahrt im Nebel', 'de', 12)).toEqual(['Donaudampfschifffahrt', 'im Nebel']);
  expect(lines(NAMES.th, 'th', 14).length).toBeGreaterThan(1);
  expect(lines(NAMES.th, 'th', 14).join('')).toBe(NAMES.th);
  // No line begins with what hangs on the letter before it.
  expect(lines(NAMES.th, 'th', 5).filter((line) => /^\p{M}/u.test(line))).toEqual([]);
});

const room = {
  face: 'display',
  locale: 'en',
  width: 428,
  height: 352,
  sizes: [176, 120, 80, 40],
  leading: 0.82,
} as const;

test('a text is as large as its room lets it be', () => {
  expect(fitText('Moth', room).size).toBe(176);
  const long = fitText(`${NAMES.en} ${NAMES.en}`.toUpperCase(), room);
  expect(long.size).toBeLessThan(176);
  expect(long.lines.length * long.size * room.leading).toBeLessThanOrEqual(room.height);
});

test('what fits in no size ends in an ellipsis within the room', () => {
  for (const text of ['X'.repeat(300), `${NAMES.en} `.repeat(40)]) {
    const { size, lines } = fitText(text, room);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(letter(line, 'display', size).width).toBeLessThanOrEqual(room.width);
  }
});

test('everything slants by eight degrees', () => {
  expect((Math.atan(slantOf(630) / 630) * 180) / Math.PI).toBeCloseTo(8);
  expect(stripe({ left: 100, right: 114, top: 0, bottom: 100 })).toBe('M100 0L114 0L99.9 100L85.9 100Z');
});

import { breakLines } from './break-lines';
import { fitText } from './fit-text';
import { fontsOf } from './fonts';
import { letter } from './lettering';

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
const widthOf = (line: string) => letter(line, 'display', 100).width;

test.each(Object.entries(NAMES))('the card fonts have every letter of %s', (locale, name) => {
  for (const face of ['display', 'text', 'bold'] as const) {
    const letters = [...(name + name.toLocaleUpperCase(locale))].filter((character) => character !== ' ');
    const isMissing = (character: string) =>
      !fontsOf(face).some((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
    expect([face, letters.filter(isMissing)]).toEqual([face, []]);
  }
});

test('Thai marks are drawn above their letter and take no width', () => {
  const outlines = (text: string) => letter(text, 'display', 100).path.match(/M/g)!.length;
  expect(outlines('ที่')).toBeGreaterThan(outlines('ที'));
  expect(widthOf('ที่')).toBe(widthOf('ท'));
  expect(widthOf('AกA')).toBeCloseTo(widthOf('A') * 2 + widthOf('ก'), 0);
});

test('lines break between words, in Thai too, and have even lengths', () => {
  const lines = (text: string, locale: string, width: number) => breakLines(text, locale, (line) => line.length, width);
  expect(lines('Ghost Tram Line 9', 'en', 15)).toEqual(['Ghost Tram', 'Line 9']);
  expect(lines('Donaudampfschifffahrt im Nebel', 'de', 12)).toEqual(['Donaudampfschifffahrt', 'im Nebel']);
  expect(lines(NAMES.th, 'th', 14).join('')).toBe(NAMES.th);
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

test('text takes the largest size that fits', () => {
  expect(fitText('Moth', room).size).toBe(176);
  const { size, lines } = fitText(`${NAMES.en} ${NAMES.en}`.toUpperCase(), room);
  expect(size).toBeLessThan(176);
  expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
});

test('text that fits in no size ends with an ellipsis', () => {
  for (const text of ['X'.repeat(300), `${NAMES.en} `.repeat(40)]) {
    const { size, lines } = fitText(text, room);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(letter(line, 'display', size).width).toBeLessThanOrEqual(room.width);
  }
});

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

import { Sheet } from '../sheet';
import { dotRamp, flatDots } from './halftone';

const box = { x: 0, y: 0, width: 200, height: 100 };

test('a ramp leaves paper where its value is nothing, and grows where it rises', () => {
  const left = (value: (u: number) => number) => dotRamp({ box, pitch: 12, colour: '#000', value });
  expect(left(() => 0)).toBe('');
  const radii = [...left((u) => u).matchAll(/a([\d.]+) /g)].map((m) => Number(m[1]));
  expect(Math.max(...radii)).toBeGreaterThan(3 * Math.min(...radii));
});

test('the same tone asked for twice is one pattern', () => {
  const sheet = new Sheet();
  const tone = { pitch: 9, radius: 2, colour: '#131316' };
  expect(flatDots(sheet, tone)).toBe(flatDots(sheet, tone));
  expect(flatDots(sheet, { ...tone, radius: 3 })).not.toBe(flatDots(sheet, tone));
});

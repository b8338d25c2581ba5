import fc from 'fast-check';

import { propertyRuns } from '@/tests/support/property-runs';

import { accentOf } from './accent';
import { contrast } from './contrast';
import { oklab, toHex, toOklch } from './oklch';

const GROUNDS = { light: ['#ffffff', '#f3f1ec'], dark: ['#131316', '#1d1d22'] } as const;
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grey = fc.integer({ min: 0, max: 255 }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
const anyColor = fc.oneof({ weight: 4, arbitrary: color }, { weight: 1, arbitrary: grey });
const runs = propertyRuns(400);

const hueApart = (one: string, other: string) => {
  const apart = Math.abs(toOklch(one).hue - toOklch(other).hue);
  return Math.min(apart, 2 * Math.PI - apart);
};
const looks = (one: string, other: string) =>
  Math.hypot(...oklab(one).map((part, index) => part - oklab(other)[index]!));

test.each(['light', 'dark'] as const)('whatever the colour, all that is %s can be read', (theme) => {
  fc.assert(
    fc.property(anyColor, (given) => {
      const { spot, fill, ink } = accentOf(given)[theme];
      expect([spot, fill, ink].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$/);
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
      for (const ground of GROUNDS[theme]) {
        expect(contrast(spot, ground)).toBeGreaterThanOrEqual(4.5);
        expect(looks(fill, ground)).toBeGreaterThanOrEqual(0.15);
      }
    }),
    runs,
  );
});

test('a colour that does already is left as it is', () => {
  expect(accentOf('#b3261e').light).toEqual({ spot: '#b3261e', fill: '#b3261e', ink: '#ffffff' });
  expect(accentOf('#ffd400').dark).toEqual({ spot: '#ffd400', fill: '#ffd400', ink: '#131316' });
});

test('a bright yellow stays one under words, and becomes a dark one where it is a word', () => {
  const { spot, fill, ink } = accentOf('#ffd400').light;
  expect([fill, ink]).toEqual(['#ffd400', '#131316']);
  expect(toOklch(spot).lightness).toBeLessThan(0.6);
});

test('black on black paper and white on white become greys that are seen', () => {
  expect(contrast(accentOf('#111111').dark.spot, '#131316')).toBeGreaterThan(4.5);
  expect(accentOf('#fdfdfd').light.fill).not.toBe('#fdfdfd');
});

test('what is moved keeps its hue', () => {
  fc.assert(
    fc.property(color, (given) => {
      fc.pre(toOklch(given).chroma > 0.05);
      const { light, dark } = accentOf(given);
      for (const shown of [light.spot, light.fill, dark.spot, dark.fill])
        if (toOklch(shown).chroma > 0.04) expect(hueApart(shown, given)).toBeLessThan(0.2);
    }),
    runs,
  );
});

test('there and back is the same colour', () => {
  fc.assert(
    fc.property(anyColor, (given) => expect(toHex(toOklch(given))).toBe(given)),
    runs,
  );
});

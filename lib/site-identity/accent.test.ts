import fc from 'fast-check';

import { propertyRuns } from '@/tests/support/property-runs';

import { accentOf } from './accent';
import { contrast } from './contrast';
import { oklab } from './oklch';

const GROUNDS = { light: ['#ffffff', '#f3f1ec'], dark: ['#131316', '#1d1d22'] } as const;
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grey = fc.integer({ min: 0, max: 255 }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
const anyColor = fc.oneof({ weight: 4, arbitrary: color }, { weight: 1, arbitrary: grey });
const runs = propertyRuns(100);

const difference = (one: string, other: string) =>
  Math.hypot(...oklab(one).map((part, index) => part - oklab(other)[index]!));

test.each(['light', 'dark'] as const)('any colour has sufficient contrast in the %s theme', (theme) => {
  fc.assert(
    fc.property(anyColor, (given) => {
      const { spot, fill, ink } = accentOf(given)[theme];
      expect([spot, fill, ink].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$/);
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
      for (const ground of GROUNDS[theme]) {
        expect(contrast(spot, ground)).toBeGreaterThanOrEqual(4.5);
        expect(difference(fill, ground)).toBeGreaterThanOrEqual(0.15);
      }
    }),
    runs,
  );
});

test('a colour with sufficient contrast is unchanged', () => {
  expect(accentOf('#b3261e').light).toEqual({ spot: '#b3261e', fill: '#b3261e', ink: '#ffffff' });
  expect(accentOf('#ffd400').dark).toEqual({ spot: '#ffd400', fill: '#ffd400', ink: '#131316' });
});

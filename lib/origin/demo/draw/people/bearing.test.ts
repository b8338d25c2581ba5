import { rng } from '../rng';
import { Sheet } from '../sheet';
import { bearingOf } from './bearing';
import { drawFigure } from './figure';
import type { FigureView } from './figure-view';
import { PAGE, samplePerson } from './sample-person-in-test';

const seeds = Array.from({ length: 24 }, (_, i) => rng(`bearing ${i}`));
const draw = (view: Partial<FigureView>, who = samplePerson()) =>
  drawFigure(new Sheet(), who, {
    stance: 'stand',
    facing: 'front',
    expression: 'neutral',
    finish: PAGE,
    scale: 0.6,
    ...view,
  });

test.each(['front', 'back'] as const)('people stand in several ways, seen from the %s', (facing) => {
  const drawn = seeds.map((seed) => draw({ facing, bearing: bearingOf(seed, undefined, facing) }));
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBeGreaterThanOrEqual(4);
  for (const { svg, box } of drawn) {
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(Math.abs(box.y + box.height)).toBeLessThan(16);
  }
});

test('a pose that is asked for is struck also by somebody who is seen whole', () => {
  const struck = seeds.map((seed) => draw({ bearing: bearingOf(seed, 'wave', 'side') }).svg);
  expect(new Set(struck).size).toBe(1);
  expect(struck[0]).not.toBe(draw({}).svg);
});

test('who sits or runs keeps the arms of that', () => {
  expect(draw({ stance: 'run', bearing: bearingOf(seeds[0]!, 'wave', 'side') })).toEqual(draw({ stance: 'run' }));
});

test('straps and bands are seen from behind', () => {
  const bald = samplePerson({ hair: { style: 'bald', colour: '#8b8680', tone: 'mid' }, extras: [], hat: undefined });
  const from = (extras: typeof bald.extras) => draw({ facing: 'back' }, { ...bald, extras }).svg;
  expect(
    new Set([
      from([]),
      from(['eye-patch']),
      from(['headphones']),
      from(['goggles']),
      from(['glasses']),
      from(['beard']),
    ]).size,
  ).toBe(6);
});

import type { Finish } from '../people/finish';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { drawAlley } from './alley';
import { drawFerry } from './ferry';
import { drawInterior } from './interior';
import { drawRail } from './rail';
import { drawSchoolFront } from './school-front';
import { drawSea } from './sea';
import { drawSkyline } from './skyline';
import { drawStreet } from './street';

const DRAWINGS = Object.entries({
  skyline: drawSkyline,
  alley: drawAlley,
  sea: drawSea,
  street: drawStreet,
  'school-front': drawSchoolFront,
  interior: drawInterior,
  ferry: drawFerry,
  rail: drawRail,
});
const box = { x: 40, y: 30, width: 700, height: 420 };
const finish: Finish = { medium: 'page', line: 6, ink: '#131316', paper: '#ffffff', spot: '#e5322d' };

function draw(name: string, from: Finish, seed = 'a'): string {
  const drawing = DRAWINGS.find(([key]) => key === name)![1];
  const sheet = new Sheet();
  return sheet.document(800, 500, drawing(sheet, rng(seed), { box, finish: from }));
}

/** Greys of the site are a little warm: the channels may differ by this much. */
const WARMTH = 20;

describe.each(DRAWINGS.map(([name]) => name))('%s', (name) => {
  test.each([false, true])('is whole in greys and colours (night: %s)', (noir) => {
    for (const medium of ['page', 'colour'] as const)
      expect(draw(name, { ...finish, medium, noir })).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is grey on a page', () => {
    for (const [, hex] of draw(name, finish).matchAll(/#([0-9a-f]{6})/g)) {
      const channels = [0, 2, 4].map((i) => Number.parseInt(hex!.slice(i, i + 2), 16));
      expect(Math.max(...channels) - Math.min(...channels)).toBeLessThanOrEqual(WARMTH);
    }
  });

  test('one seed draws one picture', () => {
    expect(draw(name, finish)).toBe(draw(name, finish));
  });
});

test('another seed draws another town', () => {
  expect(draw('skyline', finish, 'a')).not.toBe(draw('skyline', finish, 'b'));
});

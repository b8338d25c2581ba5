import { ALL_SCENES } from '../../story/scenes/all-scenes';
import { PAGE, sampleCat, samplePerson } from '../people/sample-person-in-test';
import { drawHeld } from './held';

const holding = ALL_SCENES.flatMap(({ id, beats }) => beats.filter(({ holds }) => holds).map((beat) => ({ id, beat })));

test('what is held is held in both hands, by somebody whose hands are seen', () => {
  expect(holding.length).toBeGreaterThan(8);
  expect(
    holding.filter(({ beat }) => beat.pose !== 'hold' || beat.shot !== 'half' || !beat.who).map(({ id }) => id),
  ).toEqual([]);
});

test('a thing rests higher in the paws of a cat, and each thing is its own drawing', () => {
  const things = [...new Set(holding.flatMap(({ beat }) => beat.holds ?? []))];
  const drawn = things.flatMap((thing) =>
    [samplePerson(), sampleCat()].map((who) => drawHeld(thing, who, { facing: 1, scale: 0.6 }, PAGE)),
  );
  expect(new Set(drawn).size).toBe(2 * things.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
});

test('it is drawn on the side that faces the other', () => {
  const [right, left] = ([1, -1] as const).map((facing) =>
    drawHeld('cup', samplePerson(), { facing, scale: 0.6 }, PAGE),
  );
  expect(right).not.toBe(left);
});

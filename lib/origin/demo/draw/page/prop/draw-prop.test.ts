import { ALL_SCENES } from '../../../story/scenes/all-scenes';
import { boxOfPath } from '../../people/extent';
import { PAGE } from '../../people/sample-person-in-test';
import { drawProp, footOf } from './draw-prop';

const PROPS = [...new Set(ALL_SCENES.flatMap(({ beats }) => beats.flatMap(({ prop }) => prop ?? [])))];
const ERAS = ['modern', 'courtly', 'folk'] as const;
const drawn = (prop: (typeof PROPS)[number], era?: (typeof ERAS)[number]) =>
  drawProp(prop, 6, { spot: PAGE.spot, era });

test('everything that a scene shows can be drawn, each thing in its own way', () => {
  expect(PROPS.length).toBeGreaterThan(15);
  for (const era of ERAS) {
    const drawings = PROPS.map((prop) => drawn(prop, era));
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined/);
    expect(new Set(drawings).size).toBe(PROPS.length);
  }
});

test.each(['clock', 'lamp', 'door', 'photo'] as const)('a %s of old times is not one of today', (prop) => {
  for (const era of ['courtly', 'folk'] as const) expect(drawn(prop, era)).not.toBe(drawn(prop));
});

test('what stands is drawn down to its foot, and what is thrown or read has none', () => {
  for (const era of ERAS) {
    for (const prop of PROPS) {
      const foot = footOf(prop, { era });
      if (foot === undefined) continue;
      const lows = [...drawn(prop, era).matchAll(/ d="([^"]+)"/g)]
        .map(([, d]) => boxOfPath(d!, 0))
        .map(({ y, height }) => y + height);
      expect({ prop, era, gap: Math.max(...lows) >= foot - 24 }).toEqual({ prop, era, gap: true });
    }
    for (const prop of ['coin', 'key', 'map', 'letters'] as const) expect(footOf(prop, { era })).toBeUndefined();
  }
});

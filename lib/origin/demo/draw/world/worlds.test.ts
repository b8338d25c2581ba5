import { ALL_LOOKS, lookOf } from '../../looks/all-looks';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { ALL_WORLDS } from './all-worlds';
import { SERIES_SETTINGS } from './series-settings';
import { SETTINGS } from './settings';
import { worldOf } from './world-of';

const box = { x: 0, y: 0, width: 600, height: 400 };

test.each(Object.entries(SETTINGS))(
  '%s can be drawn by day and by night, from near and from afar',
  (_name, setting) => {
    for (const { finish } of [ALL_WORLDS.seaside, ALL_WORLDS['city-noir']]) {
      for (const far of [false, true]) {
        const draw = () =>
          setting[far ? 'far' : 'near'](new Sheet(), rng('place'), { box, finish, far, figures: !far });
        expect(draw()).toBe(draw());
        expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  },
);

test('settings are given to series that exist', () => {
  for (const slug of Object.keys(SERIES_SETTINGS)) expect(ALL_LOOKS.has(slug)).toBe(true);
});

test('a series has its own places and its own spot colour', () => {
  const [folk, noir] = [worldOf(lookOf('the-hour-jar')), worldOf(lookOf('the-rain-ledger'))];
  expect(folk.settings).toContain(SETTINGS.peaks);
  expect(noir.settings).not.toContain(SETTINGS.peaks);
  expect(folk.finish.spot).toBe(lookOf('the-hour-jar').palette.accent);
});

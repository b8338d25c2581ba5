import { nameSkipped } from './name-skipped.mjs';

test('each is named once, with how many it stands for', () => {
  expect(nameSkipped(['rain (no sky)', 'fog', 'rain (no sky)', 'rain (no sky)'])).toEqual([
    'rain (no sky): 3 tests',
    'fog',
  ]);
  expect(nameSkipped([])).toEqual([]);
});

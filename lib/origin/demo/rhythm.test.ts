import { rhythmOf } from './rhythm';

/** A Monday. */
const MONDAY = 20_773;

/** How long after that Monday the next `count` releases are. */
function releasesFrom(
  schedule: Parameters<typeof rhythmOf>[0]['schedule'],
  weekday: number,
  count: number,
  id = 1,
): number[] {
  const { releaseOn, dayOfRelease } = rhythmOf({ id, schedule, weekday });
  const next = releaseOn(MONDAY - 1) + 1;
  return Array.from({ length: count }, (_, index) => dayOfRelease(next + index) - MONDAY);
}

test.each([
  ['everyday', 3, [0, 1, 2, 3, 4, 5, 6, 7]],
  ['weekly', 5, [4, 11, 18]],
  ['other', 2, [1, 4, 8, 11]],
  ['other', 6, [1, 5, 8, 12]],
] as const)('%s on day %i', (schedule, weekday, days) =>
  expect(releasesFrom(schedule, weekday, days.length)).toEqual(days),
);

test('two fortnightly series of one weekday alternate', () => {
  const [odd, even] = [releasesFrom('biweekly', 3, 2, 1), releasesFrom('biweekly', 3, 2, 2)];
  expect([...odd, ...even].sort((a, b) => a - b)).toEqual([2, 9, 16, 23]);
});

test.each(['everyday', 'weekly', 'monthly', 'other'] as const)(
  '%s: a release is the last one from its day until the next',
  (schedule) => {
    const { releaseOn, dayOfRelease } = rhythmOf({ id: 3, schedule, weekday: 4 });
    for (const release of [-5, -1, 0, 1, 999]) {
      expect(releaseOn(dayOfRelease(release))).toBe(release);
      expect(releaseOn(dayOfRelease(release + 1) - 1)).toBe(release);
    }
  },
);

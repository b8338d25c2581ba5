import type { SeriesFacts } from './series-facts';

/** Both in days; a period is whole weeks. Offsets count from the series' weekday, in order. */
interface Pattern {
  period: number;
  offsets: readonly number[];
}

const PATTERNS: Record<SeriesFacts['schedule'], Pattern> = {
  everyday: { period: 7, offsets: [0, 1, 2, 3, 4, 5, 6] },
  weekly: { period: 7, offsets: [0] },
  biweekly: { period: 14, offsets: [0] },
  monthly: { period: 28, offsets: [0] },
  bimonthly: { period: 56, offsets: [0] },
  trimonthly: { period: 84, offsets: [0] },
  other: { period: 7, offsets: [0, 3] },
};

/** A series' possible releases, numbered without end in both directions. Days are counted from 1970, UTC. */
interface Rhythm {
  /** The last release up to a day. */
  releaseOn(day: number): number;
  dayOfRelease(release: number): number;
}

/** On which days a series may come out. */
export function rhythmOf(facts: Pick<SeriesFacts, 'id' | 'schedule' | 'weekday'>): Rhythm {
  const { period, offsets } = PATTERNS[facts.schedule];
  // 1970 began on a Thursday; two fortnightly series of one weekday alternate.
  const first = ((facts.weekday + 3) % 7) + 7 * (facts.id % (period / 7));
  return {
    releaseOn(day) {
      const round = Math.floor((day - first) / period);
      const into = day - first - round * period;
      return round * offsets.length + offsets.filter((offset) => offset <= into).length - 1;
    },
    dayOfRelease(release) {
      const round = Math.floor(release / offsets.length);
      return first + round * period + offsets[release - round * offsets.length]!;
    },
  };
}

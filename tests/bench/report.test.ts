import { keepsLimit } from './figure';
import { originFigures, type GrownCall, type Report } from './report';

const calls = (...sizes: [size: number, microseconds: number][]): GrownCall[] => [
  {
    call: 'title',
    sizes: sizes.map(([size, microseconds]) => ({ size, origin: { perSecond: 1_000, microseconds, busy: 1 } })),
  },
];
const figures = (grown: GrownCall[]) =>
  originFigures({ seconds: 1, rounds: 1, compared: [], grown, memory: [] } satisfies Report);

test('growth is judged', () => {
  expect(figures(calls([100, 40], [1_000, 80]))).toEqual([
    {
      what: 'growth of title',
      value: 2,
      unit: 'times',
      beside: '40, 80 µs at 100, 1,000 series',
      limit: { most: 1.5 },
    },
  ]);
});

test('of one size there is none to judge', () => {
  const [figure] = figures(calls([100, 40]));
  expect(figure).toMatchObject({ beside: '40 µs at 100 series' });
  expect(figure).not.toHaveProperty('limit');
});

test('a server that had no time to answer is no figure, whichever it is', () => {
  const [quick, none] = [
    { perSecond: 1_000, microseconds: 40, busy: 1 },
    { perSecond: 0, microseconds: Infinity, busy: 1 },
  ];
  const speed = (bare: typeof quick, origin: typeof quick) =>
    originFigures({
      seconds: 1,
      rounds: 1,
      compared: [{ call: 'title', isRead: true, sizes: [{ size: 100, bare, origin }] }],
      grown: [],
      memory: [],
    })[0]!;
  expect(keepsLimit(speed(quick, quick))).toBe(true);
  expect(keepsLimit(speed(none, quick))).toBe(false);
  expect(keepsLimit(speed(quick, none))).toBe(false);
  expect(figures(calls([100, 40], [1_000, Infinity])).map(keepsLimit)).toEqual([false]);
});

import { originFigures, type GrownCall, type Report } from './report';

const calls = (...sizes: [size: number, microseconds: number][]): GrownCall[] => [
  { call: 'title', sizes: sizes.map(([size, microseconds]) => ({ size, origin: { perSecond: 1_000, microseconds, busy: 1 } })) },
];
const figures = (grown: GrownCall[]) => originFigures({ seconds: 1, rounds: 1, compared: [], grown, memory: [] } satisfies Report);

test('growth is judged', () => {
  expect(figures(calls([100, 40], [1_000, 80]))).toEqual([
    { what: 'growth of title', value: 2, unit: 'times', beside: '40, 80 µs at 100, 1,000 series', limit: { most: 1.5 } },
  ]);
});

test('of one size there is none to judge', () => {
  const [figure] = figures(calls([100, 40]));
  expect(figure).toMatchObject({ beside: '40 µs at 100 series' });
  expect(figure).not.toHaveProperty('limit');
});

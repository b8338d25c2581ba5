import { keepsLimit } from './figure';
import { lighthouseFigures, type LighthouseReport } from './lighthouse-figures';

const report = (performance: number | null): LighthouseReport => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'first', weight: 10 },
        { id: 'blocking', weight: 30 },
        { id: 'shift', weight: 25 },
        { id: 'told', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 0.99, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: { first: { score: 0.4 }, blocking: { score: 0.5 }, shift: { score: 1 }, told: { score: 0 } },
});

test('a page keeps its limits or misses them, by the report in the middle, and what cost it most stands beside', () => {
  const figures = lighthouseFigures('home', [report(0.9), report(0.96), report(0.99)]);
  expect(figures.map((figure) => [figure.what, figure.value, keepsLimit(figure)])).toEqual([
    ['home: performance', 96, true],
    ['home: accessibility', 100, true],
    ['home: best-practices', 99, false],
    ['home: seo', 100, true],
  ]);
  expect(figures[0]!.beside).toBe('blocking, first');
});

test('a score that could not be given keeps none', () => {
  expect(keepsLimit(lighthouseFigures('home', [report(null)])[0]!)).toBe(false);
  expect(keepsLimit(lighthouseFigures('home', [])[0]!)).toBe(false);
});

test('nor does one of several rounds that gave no report', () => {
  const [performance] = lighthouseFigures('home', [report(0.96), report(0.99), undefined]);
  expect(performance).toMatchObject({ value: NaN, beside: 'blocking, first' });
  expect(keepsLimit(performance!)).toBe(false);
});

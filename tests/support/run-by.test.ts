import { runBy } from './run-by';

const isRun = runBy(
  "export default [project('unit', ['{lib,app}/**/*.test.ts', '*.test.ts', 'tests/calls/*.test.ts']), project('components', ['components/**/*.test.tsx'])];",
);

test.each([
  'lib/a.test.ts',
  'app/feeds/rss/a.test.ts',
  'middleware.test.ts',
  'tests/calls/a.test.ts',
  'components/home/a-b.test.tsx',
  'tests/e2e/a.spec.ts',
  'tests/e2e/viewer/a.spec.ts',
])('%s is run', (file) => expect(isRun(file)).toBe(true));

test.each([
  'lib/a.ts',
  'lib/a.test.tsx',
  'lib/atest.ts',
  'lib/a.spec.ts',
  'library/a.test.ts',
  'tests/lib/a.test.ts',
  'tests/calls/deep/a.test.ts',
  'components/home/a.test.ts',
  'tests/e2e/route-table.ts',
  'tests/e2e/a.test.ts',
])('%s is run by nobody', (file) => expect(isRun(file)).toBe(false));

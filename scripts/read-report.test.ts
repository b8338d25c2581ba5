import path from 'node:path';

import { readReport } from './read-report.mjs';

const reportOf = (...testResults: object[]) => JSON.stringify({ numPassedTests: 7, testResults });
const at = (file: string) => path.resolve(file);

test('of Jest: what failed, each test with its file, and files that do not run', () => {
  const report = reportOf(
    { name: at('lib/whole.test.ts'), status: 'passed', assertionResults: [{ fullName: 'holds', status: 'passed' }] },
    {
      name: at('lib/broken.test.ts'),
      status: 'failed',
      assertionResults: [{ fullName: 'it holds', status: 'passed' }, { fullName: 'it breaks', status: 'failed' }, { fullName: 'it breaks too', status: 'failed' }],
    },
    { name: at('lib/missing.test.ts'), status: 'failed', assertionResults: [] },
  );
  expect(readReport('jest', report)).toEqual({
    passed: 7,
    failed: ['lib/broken.test.ts › it breaks', 'lib/broken.test.ts › it breaks too', 'lib/missing.test.ts › does not run'],
  });
});

test('of Playwright: what failed or held at a second try only, with its window and all titles', () => {
  const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status, index) => ({ projectName: ['phone', 'desktop'][index], status })) });
  const report = {
    stats: { expected: 3, unexpected: 2, flaky: 1 },
    suites: [
      { title: 'home.spec.ts', specs: [spec('days follow', 'expected', 'unexpected')] },
      { title: 'search.spec.ts', specs: [], suites: [{ title: 'in the browser', specs: [spec('is found', 'flaky', 'unexpected'), spec('is kept', 'expected', 'expected')] }] },
    ],
  };
  expect(readReport('playwright', JSON.stringify(report))).toEqual({
    passed: 3,
    failed: ['desktop › home.spec.ts › days follow', 'phone › search.spec.ts › in the browser › is found', 'desktop › search.spec.ts › in the browser › is found'],
  });
});

test('what is no report is thrown at', () => expect(() => readReport('jest', 'out of memory')).toThrow());

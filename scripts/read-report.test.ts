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
      assertionResults: [
        { fullName: 'it holds', status: 'passed', failureMessages: [] },
        {
          fullName: 'it breaks',
          status: 'failed',
          failureMessages: ['Error: \u001b[32m1\u001b[39m is not 2\n\n    at here', 'Error: more'],
        },
        { fullName: 'it breaks too', status: 'failed', failureMessages: [] },
      ],
    },
    { name: at('lib/missing.test.ts'), status: 'failed', message: 'No such file', assertionResults: [] },
  );
  expect(readReport('jest', report)).toEqual({
    passed: 7,
    failed: [
      { name: 'lib/broken.test.ts › it breaks', why: 'Error: 1 is not 2\n    at here' },
      { name: 'lib/broken.test.ts › it breaks too', why: '' },
      { name: 'lib/missing.test.ts › does not run', why: 'No such file' },
    ],
    skipped: [],
  });
});

test('of Jest: what was skipped, a whole group by its own name for each of its tests', () => {
  const result = (status: string, ...titles: string[]) => ({
    status,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
  });
  const report = reportOf({
    name: at('lib/rain.test.ts'),
    status: 'passed',
    assertionResults: [
      result('pending', 'outside (no sky)', 'falls'),
      result('pending', 'outside (no sky)', 'clouds', 'gather'),
      result('passed', 'inside', 'drips'),
      result('pending', 'inside', 'freezes'),
      result('passed', 'is wet'),
      result('todo', 'rises'),
    ],
  });
  const skipped = ['outside (no sky)', 'outside (no sky)', 'inside freezes', 'rises'].map(
    (name) => `lib/rain.test.ts › ${name}`,
  );
  expect(readReport('jest', report)).toEqual({ passed: 7, failed: [], skipped });
});

test('of Playwright: what failed, held at a second try only or was skipped, with its window and all titles', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, index) => ({
      projectName: ['phone', 'desktop'][index],
      status,
      results: [
        { errors: status === 'expected' ? [] : [{ message: `${title}:\n${'x\n'.repeat(20)}` }] },
        { errors: [] },
      ],
    })),
  });
  const why = (title: string) => `${title}:${'\nx'.repeat(7)}`;
  const report = {
    stats: { expected: 2, unexpected: 2, flaky: 1 },
    suites: [
      { title: 'home.spec.ts', specs: [spec('days follow', 'expected', 'unexpected')] },
      {
        title: 'search.spec.ts',
        specs: [],
        suites: [
          {
            title: 'in the browser',
            specs: [spec('is found', 'flaky', 'unexpected'), spec('is kept', 'expected', 'skipped')],
          },
        ],
      },
    ],
  };
  expect(readReport('playwright', JSON.stringify(report))).toEqual({
    passed: 2,
    failed: [
      { name: 'desktop › home.spec.ts › days follow', why: why('days follow') },
      { name: 'phone › search.spec.ts › in the browser › is found', why: why('is found') },
      { name: 'desktop › search.spec.ts › in the browser › is found', why: why('is found') },
    ],
    skipped: ['desktop › search.spec.ts › in the browser › is kept'],
  });
});

test('what is no report is thrown at', () => expect(() => readReport('jest', 'out of memory')).toThrow());

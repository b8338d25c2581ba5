import path from 'node:path';

/** A file that could not be run has no tests to name. */
const UNRUN = [{ fullName: 'does not run', status: 'failed' }];

/** The tests of a part of Playwright's report that did not hold at once, each under the titles that lead to it. */
function journeysIn({ suites = [], specs = [] }, above = []) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(({ projectName }) => [projectName, ...above, title].join(' › ')),
    ),
    ...suites.flatMap((suite) => journeysIn(suite, [...above, suite.title])),
  ];
}

const READERS = {
  jest: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) =>
        (assertionResults.length ? assertionResults : UNRUN)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${path.relative('', name)} › ${fullName}`),
      ),
  }),
  playwright: (report) => ({ passed: report.stats.expected, failed: journeysIn(report) }),
};

/** How many tests passed, and the names of those that failed, from the JSON report of `jest` or `playwright`. */
export function readReport(runner, json) {
  return READERS[runner](JSON.parse(json));
}

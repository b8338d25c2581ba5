import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of what a failed test says so many lines are told: what was expected, what came, where. */
const LINES = 8;

/** A file that could not be run has no tests to name. */
const unrun = ({ message }) => [{ fullName: 'does not run', status: 'failed', failureMessages: [message] }];

const failure = (name, said = '') => ({
  name,
  why: stripVTControlCharacters(said).split('\n').filter((line) => line.trim()).slice(0, LINES).join('\n'),
});

/** @param results of one test, an entry a try */
const saidOf = (results) => results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0);

/** The tests of a part of Playwright's report that did not hold at once, each under the titles that lead to it. */
function journeysIn({ suites = [], specs = [] }, above = []) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => failure([projectName, ...above, title].join(' › '), saidOf(results))),
    ),
    ...suites.flatMap((suite) => journeysIn(suite, [...above, suite.title])),
  ];
}

const READERS = {
  jest: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) =>
        (assertionResults.length ? assertionResults : unrun({ message }))
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(`${path.relative('', name)} › ${fullName}`, failureMessages[0])),
      ),
  }),
  playwright: (report) => ({ passed: report.stats.expected, failed: journeysIn(report) }),
};

/** How many tests passed, and those that failed, each with its name and the first lines of what it said, from the JSON report of `jest` or `playwright`. */
export function readReport(runner, json) {
  return READERS[runner](JSON.parse(json));
}

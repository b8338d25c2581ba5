import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of what a failed test says so many lines are told: what was expected, what came, where. */
const LINES = 8;

/** What Jest calls those that it did not run. */
const SKIPPED = ['pending', 'todo'];

/** A file that could not be run has no tests to name. */
const unrun = ({ message }) => [{ fullName: 'does not run', status: 'failed', failureMessages: [message] }];

const failure = (name, said = '') => ({
  name,
  why: stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES)
    .join('\n'),
});

/** @param results of one test, an entry a try */
const saidOf = (results) => results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0);

/** The tests of a part of Playwright's report, each under the titles that lead to it. */
function journeysIn({ suites = [], specs = [] }, above = []) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: [projectName, ...above, title].join(' › '),
        status,
        results,
      })),
    ),
    ...suites.flatMap((suite) => journeysIn(suite, [...above, suite.title])),
  ];
}

/** What was skipped in a file; a group of which nothing was run stands for each of its tests. */
function skippedIn({ name, assertionResults }) {
  const isSkipped = ({ status }) => SKIPPED.includes(status);
  const isWhole = (group) =>
    group !== undefined && assertionResults.every((one) => one.ancestorTitles[0] !== group || isSkipped(one));
  return assertionResults
    .filter(isSkipped)
    .map(
      ({ ancestorTitles: [group], fullName }) => `${path.relative('', name)} › ${isWhole(group) ? group : fullName}`,
    );
}

const READERS = {
  jest: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) =>
        (assertionResults.length ? assertionResults : unrun({ message }))
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            failure(`${path.relative('', name)} › ${fullName}`, failureMessages[0]),
          ),
      ),
    skipped: testResults.flatMap(skippedIn),
  }),
  playwright: (report) => {
    const journeys = journeysIn(report);
    return {
      passed: report.stats.expected,
      // Also what held at a second try only.
      failed: journeys
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name, results }) => failure(name, saidOf(results))),
      skipped: journeys.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    };
  },
};

/** How many tests passed, those that failed, each with its name and the first lines of what it said, and the names of those that were skipped, from the JSON report of `jest` or `playwright`. */
export function readReport(runner, json) {
  return READERS[runner](JSON.parse(json));
}

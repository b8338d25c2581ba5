import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines shown of a failed test's message. */
const MESSAGE_LINES = 12;

const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MESSAGE_LINES)
    .join('\n');

const JEST_STATUS = { passed: 'passed', failed: 'failed' };

function jestTests({ testResults }, root) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      status: JEST_STATUS[test.status] ?? 'skipped',
      ms: test.duration ?? 0,
      message: brief(test.failureMessages[0]),
    }));
    // A file that cannot be loaded has no tests to name.
    if (status === 'failed' && !tests.some((test) => test.status === 'failed')) {
      tests.push({ file, title: 'does not run', status: 'failed', ms: 0, message: brief(message) });
    }
    return tests;
  });
}

const PLAYWRIGHT_STATUS = { expected: 'passed', skipped: 'skipped' };

function playwrightTests({ config, suites, errors }, root) {
  const inSuite = ({ title, suites = [], specs = [] }, above) => {
    const titles = [...above, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map(({ projectName, status, expectedStatus, results }) => ({
          file: path.relative(root, path.join(config.rootDir, spec.file)),
          title: [projectName, ...titles.slice(1), spec.title].join(' › '),
          // A test that is expected to fail proves no sentence.
          status:
            status === 'expected' && expectedStatus === 'failed' ? 'skipped' : (PLAYWRIGHT_STATUS[status] ?? 'failed'),
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          message: brief(results.flatMap(({ errors }) => errors.map(({ message }) => message)).at(0)),
        })),
      ),
      ...suites.flatMap((suite) => inSuite(suite, titles)),
    ];
  };
  const broken = errors.map(({ message }) => ({
    file: '',
    title: 'does not run',
    status: 'failed',
    ms: 0,
    message: brief(message),
  }));
  return [...suites.flatMap((suite) => inSuite(suite, [])), ...broken];
}

/**
 * The tests in the JSON report of `jest` or `playwright`.
 * @returns {{ file: string, title: string, status: 'passed' | 'failed' | 'skipped', ms: number, message: string }[]}
 */
export function readReport(runner, json, root) {
  return (runner === 'jest' ? jestTests : playwrightTests)(JSON.parse(json), root);
}

const TAG = /(?:^|\s)@((?:\d+\.|R)\d+)(?=\s|$)/g;
const SENTENCE = /^\| (\d+\.\d+|R\d+) \| (.+) \|$/gm;

/**
 * Compares the sentences of docs/spec.md with the ids that the passed tests carry.
 * @returns the ids that no passed test carries, and those that a test carries and no sentence has
 */
export function specCoverage(specification, tests) {
  const sentences = new Set([...specification.matchAll(SENTENCE)].map(([, id]) => id));
  const carried = new Set(tests.flatMap(({ status, title }) => (status === 'passed' ? tagsOf(title) : [])));
  const known = [...new Set(tests.flatMap(({ title }) => tagsOf(title)))];
  return {
    sentences: sentences.size,
    uncovered: [...sentences].filter((id) => !carried.has(id)),
    unknown: known.filter((id) => !sentences.has(id)),
  };
}

const tagsOf = (title) => [...title.matchAll(TAG)].map(([, id]) => id);

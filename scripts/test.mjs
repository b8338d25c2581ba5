import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hasPostgres } from '../tests/support/databases/find-postgres.mjs';
import { loudly, quietly } from './command.mjs';
import { Fault, run, UNAVAILABLE } from './fail.mjs';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { buildSite, prepare, program, root } from './prepare.mjs';
import { readReport, specCoverage } from './test-report.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'komawari-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const SLOWEST = 10;
const SHOWN_FAILURES = 20;

/** What a step found: its tests, each with the step's name as file where a step is one check. */
const check = (name, script, args) => async () => {
  try {
    await quietly(name, process.execPath, [program(script), ...args], { cwd: root });
    return [{ file: name, title: 'passes', status: 'passed', ms: 0 }];
  } catch (error) {
    return [{ file: name, title: 'passes', status: 'failed', ms: 0, message: error.message }];
  }
};

const SCRIPT_STATUS = { 0: 'passed', [UNAVAILABLE]: 'skipped' };

/** A check of ours that exits with UNAVAILABLE where the service that it asks does not answer. */
const script = (name) => async () => {
  const code = await loudly(process.execPath, [path.join(root, 'scripts', `${name}.mjs`)], { cwd: root });
  return [{ file: name, title: 'passes', status: SCRIPT_STATUS[code] ?? 'failed', ms: 0 }];
};

async function runTests(runner, args, env = {}) {
  const report = path.join(scratch, `report-${Date.now()}.json`);
  const [file, more, reportEnv] = {
    jest: ['jest/bin/jest.js', ['--json', `--outputFile=${report}`, '--silent=false'], { NODE_ENV: 'test' }],
    playwright: ['playwright/cli.js', ['--reporter', 'dot,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }],
  }[runner];
  const code = await loudly(process.execPath, [program(file), ...args, ...more], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...reportEnv, ...env },
  });
  let tests = [];
  try {
    tests = readReport(runner, readFileSync(report, 'utf8'), root);
  } catch {
    // Without a report the runner itself has failed, which its exit code says.
  }
  if (code !== 0 && !tests.some(({ status }) => status === 'failed')) {
    tests.push({ file: runner, title: `exits with ${code}`, status: 'failed', ms: 0 });
  }
  return tests;
}

const jest =
  (...projects) =>
  () =>
    runTests('jest', ['--selectProjects', ...projects, '--maxWorkers=2']);

const journeys = (projects, env) => async () => {
  await buildSite();
  const browser = await findChromium();
  const chosen = projects.flatMap((project) => ['--project', project]);
  return runTests('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...chosen], {
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
    E2E_SCRATCH: scratch,
    ...env,
  });
};

const hosting = async () => {
  await buildSite();
  return jest('hosting')();
};

const SOURCES = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts'];
const CACHE = path.join(root, 'build/cache');

/** `npm test`: what every commit has to pass. Steps in one inner list run side by side. */
const STEPS = [
  [
    [
      'lint',
      check('lint', 'eslint/bin/eslint.js', [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        `${CACHE}/eslint`,
      ]),
    ],
    ['types', check('types', 'typescript/bin/tsc', ['--noEmit'])],
    [
      'format',
      check('format', 'prettier/bin/prettier.cjs', [
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        `${CACHE}/prettier`,
      ]),
    ],
    [
      'imports',
      check('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', [
        ...SOURCES,
        '--config',
        '.dependency-cruiser.cjs',
      ]),
    ],
  ],
  [['unit', jest('unit', 'components')]],
  [['contract', jest('contract', 'dialect')]],
  [['journeys', journeys(['desktop', 'phone', 'viewer'])]],
];

/** `npm run test:full`: everything else. */
const FULL_STEPS = [
  [['licences', script('licences')]],
  [['audit', script('audit')]],
  [
    [
      'dialects',
      jest(
        'calls: sqlite, over a socket',
        'calls: pglite, in process',
        ...(hasPostgres() ? ['calls: postgres, over a socket'] : []),
      ),
    ],
  ],
  [['faults', jest('full')]],
  [['hosting', hosting]],
  [['journeys-full', journeys(['full'], { ALL_LOCALES: '1' })]],
  [['journeys-remote', journeys(['desktop'], { E2E_ORIGIN: 'remote', ALL_LOCALES: '1' })]],
  [['journeys-translated', journeys(['desktop', 'phone', 'viewer', 'full'], { TRANSLATED: '1' })]],
];

/** At most this many checks side by side. */
const LANES = 2;

async function runSteps(group) {
  const waiting = [...group];
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next;
      console.log(`\n=== ${name}`);
      const start = performance.now();
      const tests = await step();
      outcomes.push({ name, tests, seconds: (performance.now() - start) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return outcomes;
}

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** The test files of this suite that no runner has run. */
function leftOut(tests, isFull) {
  const ran = new Set(tests.map(({ file }) => file));
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => TEST_FILE.test(file) && file.startsWith('tests/full/') === isFull && !ran.has(file));
}

function printOutcomes(outcomes) {
  const tests = outcomes.flatMap(({ tests }) => tests);
  const failures = outcomes.flatMap(({ name, tests }) =>
    tests.filter(({ status }) => status === 'failed').map((test) => ({ ...test, step: name })),
  );
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const line = ({ file, title }) => `${file} › ${title}`;

  console.log('\nSlowest tests');
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  for (const test of slowest) console.log(`${(test.ms / 1000).toFixed(1).padStart(7)} s  ${line(test)}`);
  console.log('\nSteps');
  for (const { name, tests, seconds } of outcomes)
    console.log(`${seconds.toFixed(0).padStart(7)} s  ${name} (${tests.length})`);
  if (skipped.length) console.log(['\nSkipped on this machine', ...skipped.map(line)].join('\n'));
  if (failures.length) console.log('\nFailed');
  for (const test of failures.slice(0, SHOWN_FAILURES))
    console.log(`\n${test.step}: ${line(test)}\n${test.message ?? ''}`);
  if (failures.length > SHOWN_FAILURES) console.log(`\nand ${failures.length - SHOWN_FAILURES} more`);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  console.log(`\n${passed} passed, ${failures.length} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  return failures.length === 0;
}

await run(async () => {
  checkNodeVersion();
  const isFull = process.argv.includes('--full');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--full');
  const groups = isFull ? FULL_STEPS : STEPS;
  const names = groups.flat().map(([name]) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length) throw new Fault(`There is no step "${unknown.join('", "')}". The steps are ${names.join(', ')}.`);
  const start = performance.now();
  await prepare();
  const outcomes = [];
  for (const group of groups) {
    outcomes.push(...(await runSteps(group.filter(([name]) => !asked.length || asked.includes(name)))));
  }
  if (!asked.length) {
    const tests = outcomes.flatMap(({ tests }) => tests);
    const problems = leftOut(tests, isFull).map((file) => ({ file, title: 'is run by no step' }));
    if (!isFull) {
      const { sentences, uncovered, unknown } = specCoverage(
        readFileSync(path.join(root, 'docs/spec.md'), 'utf8'),
        tests,
      );
      console.log(`\n${sentences - uncovered.length} of ${sentences} sentences of docs/spec.md are covered`);
      problems.push(
        ...uncovered.map((id) => ({ file: 'docs/spec.md', title: `no passed test carries @${id}` })),
        ...unknown.map((id) => ({ file: 'docs/spec.md', title: `has no sentence @${id}` })),
      );
    }
    outcomes.push({
      name: 'coverage',
      seconds: 0,
      tests: problems.map((test) => ({ ...test, status: 'failed', ms: 0 })),
    });
  }
  const passes = printOutcomes(outcomes);
  console.log(`in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  if (!passes) process.exitCode = 1;
});

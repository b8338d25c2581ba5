import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hasPostgres } from '../tests/support/databases/find-postgres.mjs';
import { loudly } from './command.mjs';
import { Fault, run, UNAVAILABLE } from './fail.mjs';
import { findChromium } from './find-chromium.mjs';
import { nameSkipped } from './name-skipped.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { buildSite, prepare, program, root } from './prepare.mjs';
import { readReport } from './read-report.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'komawari-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const report = (name) => path.join(scratch, `${name}.json`);

/** Names enough for one screen of 40 lines; the rest stands in the log. */
const NAMED = 38;
/** Of so many it is said above them what they said: of more than a few, one cause is likely. */
const TOLD = 10;
/** What fails in a step without tests, and where there is no report. */
const AS_A_WHOLE = [{ name: 'as a whole', why: '' }];

function told(runner, name, code) {
  try {
    const { passed, failed, skipped } = readReport(runner, readFileSync(report(name), 'utf8'));
    return { passed, failed: code !== 0 && failed.length === 0 ? AS_A_WHOLE : failed, skipped };
  } catch {
    return { passed: 0, failed: AS_A_WHOLE };
  }
}

const node = (script, args, env = {}) =>
  loudly(process.execPath, [program(script), ...args], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });

const check = (script, args) => async () =>
  (await node(script, args)) === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: AS_A_WHOLE };

/** A script of ours that says what it has found, or that nobody told it. */
const own = (script) => async () => {
  const code = await loudly(process.execPath, [path.join(root, 'scripts', script)], { cwd: root });
  if (code === UNAVAILABLE) return { passed: 0, failed: [], skipped: ['as a whole (nobody answers what it asks)'] };
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: AS_A_WHOLE };
};

const jest = (name, which, projects) => async () =>
  told(
    'jest',
    name,
    await node(
      'jest/bin/jest.js',
      [which, ...projects, '--maxWorkers=100%', '--json', `--outputFile=${report(name)}`],
      { NODE_ENV: 'test' },
    ),
  );

/** The contract, on the stores that this machine has; Jest has no project for another, and so tells nothing of it. */
async function contract() {
  const outcome = await jest('contract', '--ignoreProjects', ['unit', 'components', 'hosting'])();
  return {
    ...outcome,
    skipped: [
      ...(outcome.skipped ?? []),
      ...(hasPostgres() ? [] : ['all that runs on PostgreSQL (none is named or installed)']),
    ],
  };
}

/** The browser's journeys through a site that has its origin inside, or beside it. The build is made once. */
const journeys = (name, origin) => async () => {
  const browser = await findChromium();
  await buildSite();
  const env = {
    CHROMIUM_PATH: browser,
    E2E_ORIGIN: origin,
    E2E_DATA_DIR: path.join(scratch, name),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report(name),
  };
  return told(
    'playwright',
    name,
    await node(
      'playwright/cli.js',
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter', 'list,json'],
      env,
    ),
  );
};

/** The build as operators run it: standalone, several at a time, and ending. */
async function hosting() {
  await buildSite();
  return jest('hosting', '--selectProjects', ['hosting'])();
}

/** Everything that proves the product, cheapest first. One name as argument runs that step alone. */
const STEPS = {
  types: check('typescript/bin/tsc', ['--noEmit']),
  lint: check('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  imports: check('dependency-cruiser/bin/dependency-cruise.mjs', [
    'app',
    'components',
    'lib',
    'middleware.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    '--config',
    '.dependency-cruiser.cjs',
  ]),
  licences: own('licences.mjs'),
  audit: own('audit.mjs'),
  unit: jest('unit', '--selectProjects', ['unit', 'components']),
  contract,
  journeys: journeys('journeys', 'embedded'),
  'journeys-remote': journeys('journeys-remote', 'remote'),
  hosting,
};

await run(async () => {
  checkNodeVersion();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length)
    throw new Fault(`There is no step "${unknown.join('", "')}". The steps are ${Object.keys(STEPS).join(', ')}.`);
  await prepare();
  let passed = 0;
  const failures = [];
  const skipped = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (asked.length && !asked.includes(name)) continue;
    console.log(`\n=== ${name}`);
    const outcome = await step();
    passed += outcome.passed;
    failures.push(...outcome.failed.map((test) => ({ ...test, name: `${name}: ${test.name}` })));
    skipped.push(...(outcome.skipped ?? []).map((test) => `${name}: ${test}`));
  }
  for (const { name, why } of failures.slice(0, TOLD)) if (why) console.log(`\n${name}\n${why}`);
  if (skipped.length) console.log(['\nSkipped on this machine:', ...nameSkipped(skipped)].join('\n'));
  console.log(failures.length ? '' : `\nEverything holds${skipped.length ? ' that could be run' : ''}.`);
  console.log(`${passed} passed, ${failures.length} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`);
  if (failures.length === 0) return;
  process.exitCode = 1;
  console.log(['\nFailed:', ...failures.slice(0, NAMED).map(({ name }) => name)].join('\n'));
  if (failures.length > NAMED) console.log(`and ${failures.length - NAMED} more`);
});

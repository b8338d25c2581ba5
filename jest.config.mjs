import nextJest from 'next/jest.js';

import { hasPostgres } from './tests/support/databases/find-postgres.mjs';

const withNext = nextJest({ dir: './' });

// next-intl and its friends and feed ship modern modules only. Set afterwards, for next/jest puts a pattern of its own first.
const MODERN = [
  'node_modules/(?!(feed|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs)/)',
  '\\.module\\.css$',
];

const project = async (displayName, testMatch, testEnvironment, more = {}) => ({
  ...(await withNext({
    displayName,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment,
    // A build lies there that has a package.json of its own.
    modulePathIgnorePatterns: ['<rootDir>/.next/'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...more,
  })()),
  transformIgnorePatterns: MODERN,
});

const IN_PROCESS = 'in process';
const OVER_A_SOCKET = 'over a socket';
/** Which way the calls reach each store: both to the one that comes with it, for what is behind a door does not know which it was. */
const DOORS = {
  sqlite: [IN_PROCESS, OVER_A_SOCKET],
  pglite: [IN_PROCESS],
  ...(hasPostgres() && { postgres: [OVER_A_SOCKET] }),
};
const databases = (file) => `<rootDir>/tests/support/databases/${file}.ts`;

/** The tests of calls. */
const calls = Object.entries(DOORS).flatMap(([store, doors]) =>
  doors.map((door) =>
    project(`calls: ${store}, ${door}`, ['tests/contract/calls/**/*.test.ts'], 'node', {
      globals: { combination: { door, store } },
      globalSetup: databases(`${store}-setup`),
      ...(store === 'postgres' && { globalTeardown: databases('postgres-teardown') }),
    }),
  ),
);

export default async function config() {
  return {
    // A new day of the demo is many rows, and every store has a part of the machine only.
    testTimeout: 30_000,
    projects: await Promise.all([
      project(
        'unit',
        ['{lib,scripts,app,components}/**/*.test.ts', 'tests/{bench,support}/*.test.ts', '*.test.ts'],
        'node',
      ),
      project('components', ['{components,app,lib}/**/*.test.tsx'], 'jsdom', {
        setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
      }),
      project('contract', ['tests/contract/*.test.ts', 'tests/contract/wire/**/*.test.ts'], 'node', {
        globalSetup: databases('sqlite-setup'),
      }),
      ...calls,
      // They need the build, and run it: two processes for each of its own.
      project('hosting', ['tests/hosting/*.test.ts'], 'node', {
        globalSetup: '<rootDir>/tests/hosting/setup.ts',
        globalTeardown: '<rootDir>/tests/hosting/teardown.ts',
      }),
    ]),
  };
}

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

const databases = (file) => `<rootDir>/tests/support/databases/${file}.ts`;

/** A project whose origins keep their data in `store` and are reached through `door`. */
const withOrigin = (displayName, testMatch, { store, door }) =>
  project(displayName, testMatch, 'node', {
    globals: { combination: { store, door } },
    globalSetup: databases(`${store}-setup`),
    ...(store === 'postgres' && { globalTeardown: databases('postgres-teardown') }),
  });

const CALLS = ['tests/contract/calls/**/*.test.ts'];
const POSTGRES = hasPostgres() ? 'postgres' : 'pglite';

/** The calls whose queries differ between SQLite and PostgreSQL. */
const DIALECT_CALLS = [
  'chapter-access',
  'comments',
  'concurrent-writes',
  'favorites',
  'questionnaire',
  'search',
  'title-lists',
  'views',
].map((name) => `tests/contract/calls/${name}.test.ts`);

/** Run by `npm test`. */
const projects = [
  project('unit', ['{lib,scripts,app,components}/**/*.test.ts', '*.test.ts'], 'node'),
  project('components', ['{components,app,lib}/**/*.test.tsx'], 'jsdom', {
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
  }),
  withOrigin('contract', ['tests/contract/**/*.test.ts'], { store: 'sqlite', door: 'in process' }),
  withOrigin('dialect', DIALECT_CALLS, { store: POSTGRES, door: 'in process' }),
];

/** Run by `npm run test:full`. */
const fullProjects = [
  withOrigin('full', ['tests/full/!(hosting|e2e)/**/*.test.ts'], { store: 'sqlite', door: 'in process' }),
  withOrigin('calls: sqlite, over a socket', CALLS, { store: 'sqlite', door: 'over a socket' }),
  withOrigin('calls: pglite, in process', CALLS, { store: 'pglite', door: 'in process' }),
  ...(hasPostgres()
    ? [withOrigin('calls: postgres, over a socket', CALLS, { store: 'postgres', door: 'over a socket' })]
    : []),
  // They run the build, two processes each.
  project('hosting', ['tests/full/hosting/*.test.ts'], 'node', {
    globalSetup: '<rootDir>/tests/full/hosting/setup.ts',
    globalTeardown: '<rootDir>/tests/full/hosting/teardown.ts',
  }),
];

export default async function config() {
  return {
    // A new day of the demo is many rows, and every store has a part of the machine only.
    testTimeout: 60_000,
    projects: await Promise.all([...projects, ...fullProjects]),
  };
}

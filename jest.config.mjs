import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

// next-intl and its friends ship modern modules only. Set afterwards, for next/jest puts a pattern of its own first.
const MODERN = ['node_modules/(?!(next-intl|use-intl|icu-minify|intl-messageformat|@formatjs)/)', '\\.module\\.css$'];

const project = async (displayName, testMatch, testEnvironment, more = {}) => ({
  ...(await withNext({
    displayName,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...more,
  })()),
  transformIgnorePatterns: MODERN,
});

export default async function config() {
  return {
    projects: await Promise.all([
      project('unit', ['{lib,scripts,app,components}/**/*.test.ts', 'tests/bench/*.test.ts', '*.test.ts'], 'node'),
      project('components', ['{components,app,lib}/**/*.test.tsx'], 'jsdom', {
        setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
      }),
      project('contract', ['tests/contract/**/*.test.ts'], 'node'),
    ]),
  };
}

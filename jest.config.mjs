import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const project = (displayName, testMatch, testEnvironment, more = {}) =>
  withNext({
    displayName,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...more,
  })();

export default async function config() {
  return {
    projects: await Promise.all([
      project('unit', ['{lib,scripts,app,components}/**/*.test.ts', '*.test.ts'], 'node'),
      project('components', ['{components,app,lib}/**/*.test.tsx'], 'jsdom', {
        setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
        // next-intl ships modern modules only.
        transformIgnorePatterns: ['node_modules/(?!(next-intl|use-intl|icu-minify|intl-messageformat|@formatjs)/)'],
      }),
      project('contract', ['tests/contract/**/*.test.ts'], 'node'),
    ]),
  };
}

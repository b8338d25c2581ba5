import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const project = (displayName, testMatch, testEnvironment, more = {}) =>
  withNext({ displayName, testMatch, testEnvironment, moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' }, ...more })();

export default async () => ({
  projects: await Promise.all([
    project('unit', ['<rootDir>/{lib,scripts,tests/support,app}/**/*.test.ts', '<rootDir>/*.test.ts', '<rootDir>/components/*/model/**/*.test.ts'], 'node'),
    project('components', ['<rootDir>/{components,app,lib}/**/*.test.tsx'], 'jsdom', {
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
    }),
    project('contract', ['<rootDir>/tests/contract/**/*.test.ts'], 'node'),
  ]),
});

/** All that a build of the site is made of. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'proto',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'scripts/build-config.mjs',
  'scripts/list-modules.mjs',
  'scripts/compile-ahead.mjs',
  'scripts/first-letters.mjs',
  'scripts/subset-fonts.mjs',
  'tsconfig.json',
  'package-lock.json',
];

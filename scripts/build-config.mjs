import { fileURLToPath } from 'node:url';

import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

import { BUILD_SOURCES } from './build-sources.mjs';
import { CompileAhead } from './compile-ahead.mjs';
import { ListModules } from './list-modules.mjs';
import { hashOf } from './stamp.mjs';

/** The folder of this project. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** One chunk for modules that most pages import: by default the bundler copies small modules into the scripts of each page's parts. */
const SHARED = {
  name: 'shared',
  chunks: 'initial',
  minChunks: 12,
  minSize: 0,
  enforce: true,
  priority: 15,
  reuseExistingChunk: true,
};

/** The screen of a failure, which every part of a page brings along, once. */
const FAILURE = {
  ...SHARED,
  minChunks: 2,
  test: /[\\/]components[\\/](?:states[\\/](?:error-state|error-picture|state|drawing|panel|burst)|ui[\\/]dot-ramp)\./,
  priority: 16,
};

/**
 * Base styles, loaded once and before the styles that override them: a second copy in a chunk that is loaded later would undo the overrides.
 */
const STYLES = {
  name: SHARED.name,
  type: 'css/mini-extract',
  test: /[\\/]components[\\/]ui[\\/]/,
  chunks: 'all',
  minChunks: 2,
  minSize: 0,
  enforce: true,
  priority: 20,
};

/** The bundler's settings for the browser. */
function bundle(webpack, { isServer, dev }) {
  if (isServer) return webpack;
  if (!dev) webpack.plugins.push(new ListModules(ROOT), new CompileAhead());
  // protobufjs asks for `long` by itself; our numbers are exact without it (lib/wire/runtime.ts).
  webpack.resolve.alias.long = false;
  // Every page loads the list of all chunks' hashes, which nothing packs; of one chunk's builds, 40 bits tell each from any other.
  webpack.output.hashDigestLength = 10;
  Object.assign(webpack.optimization.splitChunks.cacheGroups, { shared: SHARED, failure: FAILURE, styles: STYLES });
  return webpack;
}

/** What makes a build, and serves none. */
const BUILDERS = [
  'webpack',
  'minimizer-webpack-plugin',
  'terser',
  'esbuild',
  '@esbuild',
  '@swc/core*',
  '@webassemblyjs',
  'caniuse-lite',
  'enhanced-resolve',
  'acorn',
  'ajv*',
  'schema-utils',
  'watchpack',
];

/** What only a build needs to know. */
const BUILT = {
  // All that a server needs, for `npm run standalone`.
  output: 'standalone',
  outputFileTracingExcludes: { 'next-server': BUILDERS.map((name) => `node_modules/${name}/**`) },
  // Instances that build for themselves from the same sources are one site to readers. Blockers look for "ad" in addresses.
  generateBuildId: () => hashOf(ROOT, BUILD_SOURCES).slice(0, 20).replaceAll('a', 'g'),
};

/** Messages are parsed when the site is built: no page brings the parser. */
const MESSAGES = { path: './messages', format: 'json', locales: 'infer', precompile: true };

/** Has the build compile lib/worker to public/sw.js, with a list of all its scripts, styles and fonts. */
async function withWorker(config) {
  const { default: nextPwa } = await import('next-pwa');
  const { webpack: compile, ...rest } = nextPwa({
    dest: 'public',
    // What lies there is for editors of texts.
    publicExcludes: ['!**/*'],
    register: false,
    cacheStartUrl: false,
    reloadOnOnline: false,
    workboxOptions: {
      swSrc: 'lib/worker/index.ts',
      exclude: [/\.map$/, /^\.\.\//, /^app-build-manifest/, /^manifest.*\.js$/],
    },
  })(config);
  return {
    ...rest,
    webpack: (webpack, context) => {
      const { entry } = webpack;
      // The package would put a library for talking to the worker into every page: ours registers it itself.
      return { ...compile(webpack, context), entry };
    },
  };
}

/** The site's configuration with what a build, or the server of development, needs besides. */
export function withBuild(config, phase) {
  const withMessages = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: { messages: MESSAGES },
  });
  const site = withMessages({
    ...config,
    webpack: bundle,
    turbopack: { resolveAlias: { long: { browser: './lib/wire/no-long.ts' } } },
  });
  return phase === PHASE_PRODUCTION_BUILD ? withWorker({ ...site, ...BUILT }) : site;
}

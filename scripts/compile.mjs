import path from 'node:path';

import { ENTRIES } from './entries.mjs';

function options(root, entries = ENTRIES['.'], outdir = path.join(root, 'build')) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, path.join(root, source)])),
    outdir,
    outExtension: { '.js': '.cjs' },
    // `server-only` throws outside of a bundler that knows React's server components.
    alias: { '@': root, 'server-only': path.join(root, 'node_modules/server-only/empty.js') },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  };
}

/** Bundles every entry into build/, or others, as names and sources, into a folder of their own. Gives esbuild's list of what they import. */
export async function compile(root, ...entriesAndFolder) {
  const { build } = await import('esbuild');
  const { metafile } = await build({ ...options(root, ...entriesAndFolder), metafile: true });
  return metafile;
}

/** As `compile`, again whenever a source changes, until the process ends. */
export async function compileAndWatch(root) {
  const { context } = await import('esbuild');
  const watching = await context(options(root));
  await watching.rebuild();
  await watching.watch();
}

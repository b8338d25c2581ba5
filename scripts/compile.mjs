import path from 'node:path';

/** What runs outside Next, as plain JavaScript: the drawing worker and the commands. */
const ENTRIES = {
  'draw-worker': 'lib/origin/demo/draw/draw-worker.ts',
  'prepare-data': 'lib/origin/cli/prepare-data.ts',
  origin: 'lib/origin/cli/origin.ts',
};

function options(root, entries = ENTRIES, outdir = path.join(root, 'build')) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, path.join(root, source)])),
    outdir,
    outExtension: { '.js': '.cjs' },
    alias: { '@': root },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  };
}

/** Bundles every entry into build/, or others, as names and sources, into a folder of their own. */
export async function compile(root, ...entriesAndFolder) {
  const { build } = await import('esbuild');
  await build(options(root, ...entriesAndFolder));
}

/** As `compile`, again whenever a source changes, until the process ends. */
export async function compileAndWatch(root) {
  const { context } = await import('esbuild');
  const watching = await context(options(root));
  await watching.rebuild();
  await watching.watch();
}

import path from 'node:path';

/** What runs outside Next, as plain JavaScript: the drawing worker and the commands. */
const ENTRIES = {
  'draw-worker': 'lib/origin/demo/draw/draw-worker.ts',
  'prepare-data': 'lib/origin/cli/prepare-data.ts',
};

function options(root) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, source]) => [name, path.join(root, source)])),
    outdir: path.join(root, 'build'),
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

/** Bundles every entry into build/. */
export async function compile(root) {
  const { build } = await import('esbuild');
  await build(options(root));
}

/** As `compile`, again whenever a source changes, until the process ends. */
export async function compileAndWatch(root) {
  const { context } = await import('esbuild');
  const watching = await context(options(root));
  await watching.rebuild();
  await watching.watch();
}

import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/** Bundles the draw worker into a new folder; gives its path. What is left out of the bundle is found from the project. */
export function bundleDrawWorker(folder: string): string {
  const outfile = path.join(folder, 'draw-worker.cjs');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  buildSync({
    entryPoints: [path.join(ROOT, 'lib/origin/demo/draw/draw-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { '@': ROOT },
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/** Bundles a program of the project into a new folder as plain JavaScript; gives its path. What is left out is found from the project. */
export function bundle(folder: string, name: string, source: Pick<BuildOptions, 'entryPoints' | 'stdin'>): string {
  const outfile = path.join(folder, `${name}.cjs`);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  buildSync({
    absWorkingDir: ROOT,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { '@': ROOT },
    packages: 'external',
    logLevel: 'error',
    ...source,
  });
  return outfile;
}

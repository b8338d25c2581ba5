import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** What commands import to prepare a checkout, which this folder is not. */
const STAND_INS = {
  name: 'stand-ins',
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:prepare|compile-apart)\.mjs$/ }, ({ path: wanted }) => ({
      path: path.join(HERE, path.basename(wanted)),
    }));
  },
};

/** Bundles a command's script into one file, without packages. Gives esbuild's list of what it imports. */
export async function bundleCommand(script, outfile) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    metafile: true,
    plugins: [STAND_INS],
  });
  return metafile;
}

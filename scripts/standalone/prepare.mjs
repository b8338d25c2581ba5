import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { plainly } from '../command.mjs';
import { checkNodeVersion } from '../node-version.mjs';

/** Stands in for `scripts/prepare.mjs` in the commands of a standalone folder: there everything is ready, and this is the folder. */
export const root = path.dirname(fileURLToPath(import.meta.url));

// lib/env.ts refuses to keep data in what the next release replaces.
process.env.STANDALONE_FOLDER = root;

export async function prepare() {
  checkNodeVersion();
}

/** As in a checkout. */
export async function prepareData(port, env = process.env) {
  await plainly(process.execPath, [path.join(root, 'build/prepare-data.cjs'), port], { cwd: root, env });
}

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ENTRIES } from './entries.mjs';
import { hashOf } from './stamp.mjs';

/** What compiled programs are made of. */
export const TOOL_SOURCES = [
  'lib',
  'proto',
  'messages',
  'scripts/compile.mjs',
  'scripts/entries.mjs',
  'package-lock.json',
];

const UNFINISHED = '.tmp';

/**
 * Compiles the programs of a command unless they are there, made of the very same sources. They appear whole, so that commands that are begun at the same
 * time do not meet halves of them. Gives their folder.
 */
export async function compileApart(root, name, compile = compileEntries) {
  const all = path.join(root, 'build', name);
  const folder = path.join(all, hashOf(root, TOOL_SOURCES).slice(0, 16));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`;
  mkdirSync(all, { recursive: true });
  try {
    await compile(root, name, unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another was first.
    if (!existsSync(folder)) throw error;
  }
  for (const other of readdirSync(all)) {
    if (other !== path.basename(folder) && !other.endsWith(UNFINISHED))
      rmSync(path.join(all, other), { recursive: true, force: true });
  }
  return folder;
}

async function compileEntries(root, name, into) {
  await (await import('./compile.mjs')).compile(root, ENTRIES[name], into);
}

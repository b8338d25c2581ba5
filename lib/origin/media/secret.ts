import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFolder } from '../store/ensure-folder';

const BYTES = 32;

/** The secret that media is signed and keyed with: made on the first start, readable by its owner alone. */
export function readSecret(dataDir: string): Buffer {
  const file = path.join(dataDir, 'media-secret');
  ensureFolder(dataDir);
  const secret = read(file) ?? make(file);
  if (secret.length !== BYTES) throw new Error(`${file} is not a secret; delete it to have a new one made`);
  return secret;
}

function read(file: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Linked into place when it is whole: of two processes that start at once, both read the one that came first. */
function make(file: string): Buffer {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}

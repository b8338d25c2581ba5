import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 32;

/** The secret that media is signed and keyed with: made on the first start, readable by its owner alone. */
export function readSecret(dataDir: string): Buffer {
  const file = path.join(dataDir, 'media-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = Buffer.from(readFileSync(file, 'utf8'), 'hex');
  if (secret.length !== BYTES) throw new Error(`${file} is not a secret; delete it to have a new one made`);
  return secret;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Changes whenever the drawing code does: a digest of the bundled worker. */
export function drawVersion(workerPath: string): string {
  try {
    return createHash('sha256').update(readFileSync(workerPath)).digest('hex').slice(0, 8);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'unbuilt';
    throw error;
  }
}

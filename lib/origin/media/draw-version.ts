import { readFileSync } from 'node:fs';
import { isMissing } from '../kept/is-missing';
import { sha256Of } from '../sha256-of';

/** Changes whenever the drawing code does: a digest of the bundled worker. */
export function drawVersion(workerPath: string): string {
  try {
    return sha256Of(readFileSync(workerPath)).slice(0, 8);
  } catch (error) {
    if (isMissing(error)) return 'unbuilt';
    throw error;
  }
}

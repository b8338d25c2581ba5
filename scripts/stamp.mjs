import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inTurn } from './in-turn.mjs';

function* filesBelow(place) {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    if (entry.name === 'generated' || /\.test\.tsx?$/.test(entry.name)) continue;
    yield* filesBelow(path.join(place, entry.name));
  }
}

/** A hash of all that lies in the given places; tests and generated code do not count. */
export function hashOf(root, places) {
  const hash = createHash('sha256').update(process.version);
  for (const place of places) {
    for (const file of [...filesBelow(path.join(root, place))].sort()) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Does a step unless its result is there and was made from the very same input. Of several processes that would do it at once, started together in a fresh
 * checkout say, one does, and the others wait for it.
 * @param waits is called once where another is at it
 */
export async function whenStale({ stamp, input, result, step, waits = () => undefined }) {
  const isCurrent = () => existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === input;
  if (isCurrent()) return false;
  return inTurn(
    path.resolve(stamp),
    async () => {
      if (isCurrent()) return false;
      // A step that breaks off leaves no stamp, so that the next start does it again.
      rmSync(stamp, { force: true });
      await step();
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, input);
      return true;
    },
    waits,
  );
}

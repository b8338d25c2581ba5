import { readSync, writeSync } from 'node:fs';

import { exportFolder } from '@/lib/origin/cli/publish/export-folder';
import { followFolder } from '@/lib/origin/cli/publish/follow-folder';
import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';
import { unpublish } from '@/lib/origin/cli/publish/unpublish';

/** What `scripts/publish.mjs` does once it knows what is asked. */
const [word = '', name = '', option] = process.argv.slice(2);
const io = { say: console.log, now: Math.floor(Date.now() / 1000) };

/** A bar that says `Within` when it is first drawn as is waited for, and stays until somebody says something. */
function staying(isTime: (line: string) => boolean) {
  let hasStayed = false;
  const draw = (line: string) => {
    if (hasStayed || !isTime(line)) return;
    hasStayed = true;
    writeSync(1, 'Within');
    readSync(0, Buffer.alloc(1));
  };
  return { columns: 80, draw };
}

const COMMANDS: Record<string, () => Promise<string | undefined | void>> = {
  // Pauses at the progress line of writing, where the process holds the publication lock.
  stay: () => publishFolder({ folder: name, isDry: false, ...io, bar: staying((line) => line.includes('Writing')) }),
  publish: () => publishFolder({ folder: name, isDry: option === '--dry-run', ...io }),
  follow: () =>
    followFolder({
      folder: name,
      ...io,
      warn: console.error,
      isEnded: new Promise((resolve) => process.once('SIGTERM', resolve)),
    }),
  export: () => exportFolder({ folder: name, ...io }),
  'stay-exporting': () => exportFolder({ folder: name, ...io, bar: staying(() => true) }),
  unpublish: () => unpublish({ part: name || undefined, isUndone: option === '--undo', ...io }),
};

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

COMMANDS[word]!().then(
  (faults) => {
    if (faults) fail(faults);
  },
  (error: Error) => fail(error.message),
);

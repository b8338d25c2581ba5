import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { limits } from '@/lib/limits';
import { isDebris } from '../../publish/archive/is-debris';
import { createRounds } from '../../publish/rounds';
import { publishFolder, type Order } from './publish-folder';

interface Following extends Omit<Order, 'isDry' | 'now'> {
  /** Says what is wrong. */
  warn: (line: string) => void;
  /** Resolves when there shall be no more of it. */
  isEnded: Promise<unknown>;
}

/**
 * Publishes a folder, and again whenever it has changed and been quiet for a second. What is wrong with it is said, and what was published before stays.
 * @throws Error in one sentence where the folder is gone
 */
export async function followFolder({ folder: named, say, warn, bar, isEnded }: Following): Promise<void> {
  // The folder may be a link itself; those in it are not followed.
  const folder = await realpath(named).catch(() => named);
  const rounds = createRounds({ quietMs: limits.publishQuietMs, run: publishOnce });
  async function publishOnce(): Promise<void> {
    const faults = await publishFolder({ folder, isDry: false, say, bar, now: Math.floor(Date.now() / 1000) }).catch((error: Error) => error.message);
    if (faults !== undefined) warn(`${faults}\n`);
    say(`Following ${named} ...`);
  }

  // What comes while the first publication is made is followed, too.
  const watcher = watch(folder, { ignoreInitial: true, followSymlinks: false, ignored: (file) => isDebris(path.relative(folder, file)) });
  const isGone = new Promise<true>((resolve) => void watcher.on('unlinkDir', (gone) => path.resolve(gone) === folder && resolve(true)));
  watcher.on('error', (error) => warn(`The folder cannot be followed: ${String(error)}`)).on('all', rounds.changed);
  await once(watcher, 'ready');
  rounds.begin();
  const gone = await Promise.race([isGone, isEnded]);
  await watcher.close();
  await rounds.stop();
  if (gone === true) throw new Error(`The folder ${named} is gone. What was published from it stays.`);
}

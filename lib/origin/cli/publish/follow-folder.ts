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

/** Why a folder is followed no longer: the link to it leads elsewhere, it is gone, or somebody asked for it. */
type End = 'elsewhere' | 'gone' | 'asked';

const RETRIED = `It is tried again every ${limits.publishRetryMs / 1_000} seconds for as long as it lasts.`;

/**
 * Publishes a folder, and again whenever it has changed and been quiet for a second. What is wrong with it is said, and what was published before stays.
 * What is wrong elsewhere (another publication, the disk, the database) is said once, and tried again until it is not.
 * @throws Error in one sentence where the folder is gone
 */
export async function followFolder({ folder: named, say, warn, bar, log, isEnded }: Following): Promise<void> {
  let folder = named;
  const rounds = createRounds({ quietMs: limits.publishQuietMs, retryMs: limits.publishRetryMs, run: publishOnce });
  let hindrance: string | undefined;
  async function publishOnce(): Promise<boolean> {
    const before = hindrance;
    hindrance = undefined;
    try {
      const faults = await publishFolder({ folder, isDry: false, say, bar, log, now: Math.floor(Date.now() / 1000) });
      if (faults !== undefined) warn(`${faults}\n`);
    } catch (error) {
      hindrance = (error as Error).message;
      if (hindrance === before) return true;
      warn(`${hindrance}\n${RETRIED}\n`);
    }
    say(`Following ${named} ...`);
    return hindrance !== undefined;
  }

  let end: End;
  try {
    do {
      // The folder may be a link itself; those in it are not followed.
      folder = await realpath(named).catch(() => named);
      end = await follow(folder);
    } while (end === 'elsewhere');
  } finally {
    await rounds.stop();
  }
  if (end === 'gone') throw new Error(`The folder ${named} is gone. What was published from it stays.`);

  async function follow(real: string): Promise<End> {
    // What comes while the first publication is made is followed, too.
    const watcher = watch(real, {
      ignoreInitial: true,
      followSymlinks: false,
      ignored: (file) => isDebris(path.relative(real, file)),
    });
    const isElsewhere = () =>
      realpath(named).then(
        (now) => now !== real,
        () => false,
      );
    let looking: NodeJS.Timeout | undefined;
    const isLeft = new Promise<End>((resolve) => {
      watcher.on(
        'unlinkDir',
        (gone) => path.resolve(gone) === real && void isElsewhere().then((is) => resolve(is ? 'elsewhere' : 'gone')),
      );
      looking = setInterval(() => void isElsewhere().then((is) => is && resolve('elsewhere')), limits.publishLookMs);
    });
    watcher.on('error', (error) => warn(`The folder cannot be followed: ${String(error)}`)).on('all', rounds.changed);
    try {
      await once(watcher, 'ready');
      rounds.begin();
      return await Promise.race([isLeft, isEnded.then((): End => 'asked')]);
    } finally {
      clearInterval(looking);
      await watcher.close();
    }
  }
}

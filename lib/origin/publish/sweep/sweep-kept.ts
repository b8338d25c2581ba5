import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { limits } from '@/lib/limits';
import { DAY_SECONDS } from '../../day';
import type { KeptFile, KeptFiles } from '../../kept/kept-files';
import { USERS_FILE } from '../../kept/kept-path';
import { writeWhole } from '../../kept/write-whole';
import type { Schema } from '../../store/schema';
import { inTurns } from '../in-turns';
import { keptNames } from './kept-names';
import { isSoleUser } from './users';

/** Readers hold pages with addresses that are good for three days, and what was published before may be published again. A day more than that, nobody comes. */
const UNUSED_SECONDS = (limits.mediaSignatureDays + 1) * DAY_SECONDS;
/** So many are removed at once. */
const AT_ONCE = 16;
const FILE = 'published-unused.json';
const SHARED = `${USERS_FILE} beside them does not name this catalogue alone, and another may need them. Remove that file once no other publishes there.`;

const schema = z.record(z.string(), z.int());

interface Sweep {
  kept: Pick<KeptFiles, 'remove' | 'removeUnfinished' | 'readUsers' | 'writeUsers'>;
  /** The catalogue's. */
  id: string;
  /** All that there was, when it was last looked at. */
  there: readonly KeptFile[];
  /** Where it is noted since when a file is used by nothing. */
  dataDir: string;
  /** Seconds since 1970. */
  now: number;
}

/**
 * Removes published files that nothing has named for some days, and what killed writers have left. To be asked while nobody else publishes; what another
 * process has just made is younger in any case. Where another catalogue has files, too, none is removed. Gives how many files went.
 * @throws Error with the reason where none may be removed
 */
export async function sweepKept(db: Kysely<Schema>, { kept, id, there, dataDir, now }: Sweep): Promise<number> {
  if (!(await isSoleUser(kept, id))) {
    await forgetUnused(dataDir);
    throw new Error(SHARED);
  }
  const file = path.join(dataDir, FILE);
  const since = await readSince(file);
  const named = await keptNames(db);
  const unused = there
    .filter(({ name }) => !named.has(name))
    .map(({ name, writtenAt }) => ({ name, from: Math.max(writtenAt, since[name] ?? now) }));
  const old = unused.filter(({ from }) => from <= now - UNUSED_SECONDS);
  await inTurns(old, AT_ONCE, ({ name }) => kept.remove(name));
  await kept.removeUnfinished(now - UNUSED_SECONDS);
  const left = unused.filter(({ from }) => from > now - UNUSED_SECONDS).sort((a, b) => (a.name < b.name ? -1 : 1));
  const noted = JSON.stringify(Object.fromEntries(left.map(({ name, from }) => [name, from])));
  if (noted !== JSON.stringify(since)) await writeWhole(file, Buffer.from(noted));
  return old.length;
}

/** Begins anew: what nothing names now may have been noted before another catalogue had files here. */
export async function forgetUnused(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, FILE), { force: true });
}

async function readSince(file: string): Promise<Record<string, number>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

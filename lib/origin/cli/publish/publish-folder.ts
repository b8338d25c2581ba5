import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { readEnv } from '@/lib/env';
import { openKeptFiles } from '../../kept/open-kept-files';
import { openNotes } from '../../publish/notes/open-notes';
import { foretell, publishPrepared, type Outcome } from '../../publish/publish-prepared';
import { readPublication } from '../../publish/read-publication';
import { printFaults } from '../../publish/report/print-faults';
import { printPublication } from '../../publish/report/print-publication';
import type { OnProgress } from '../../publish/report/progress';
import type { Schema } from '../../store/schema';
import type { Mark } from '../../publish/unpublish/mark';
import { readMarks } from '../../publish/unpublish/read-marks';
import { holding, withhold } from '../../publish/unpublish/withhold';
import { oneAtATime } from './one-at-a-time';
import { sayHeld } from './say-held';
import { showProgress, type ProgressOutput } from './show-progress';
import { tellDiskFaults } from './tell-disk-faults';
import { tellSites } from './tell-sites';
import { lookAtCatalogue, withCatalogue } from './with-catalogue';

export interface Order extends ProgressOutput {
  /** The publisher's, absolute. */
  folder: string;
  /** Checks it, and changes nothing. */
  isDry: boolean;
  /** Says a line of what was asked for. */
  say: (line: string) => void;
  /** Seconds since 1970. */
  now: number;
}

const WELL = 'All is well. Nothing was changed.';
const OLDER =
  'The folder is well. Nothing was changed. What would change cannot be told: the tables of the database are of an older version of this program. Publishing brings them up to date.';

/**
 * Makes a publisher's folder the catalogue that the environment describes, but for what is held back, or says what it would be. Gives what is wrong with
 * it, for people, or nothing where all is well. @throws Error in one sentence where that cannot be done at all
 */
export async function publishFolder({ say, ...order }: Order): Promise<string | undefined> {
  const { onProgress, end } = showProgress(order);
  try {
    return await publish({
      ...order,
      onProgress,
      say: (line) => {
        end();
        say(line);
      },
    });
  } finally {
    end();
  }
}

async function publish({
  folder,
  isDry,
  say,
  now,
  onProgress,
}: Order & { onProgress: OnProgress }): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const env = readEnv();
  if (!isDry && env.demoSeed !== undefined)
    throw new Error(
      'The demo would take the catalogue’s place again: set DEMO_SEED=off, here and where the site is started.',
    );
  const notes = await openNotes(env.dataDir);
  const hasApp = (env.siteLinks.IOS_APP_URL ?? env.siteLinks.ANDROID_APP_URL) !== undefined;
  const ownHosts = [env.publicUrl, env.siteUrl].flatMap((url) => (url ? [new URL(url).host] : []));
  const { publication, faults, notices } = await readPublication(folder, { now, hasApp, ownHosts, notes, onProgress });
  if (!isDry) await notes.save();
  if (!publication) return printFaults(faults);
  const kept = tellDiskFaults(openKeptFiles(env), env.dataDir);
  const tell = (marks: readonly Mark[], outcome: Outcome, last: string) =>
    say(
      [
        printPublication(publication, notices, { ...outcome, isDry, shown: withhold(publication, marks), now }),
        ...sayHeld(holding(publication, marks)),
        last,
      ].join('\n\n'),
    );
  if (isDry) {
    const foretold = async (db?: Kysely<Schema>, last = WELL) => {
      const marks = db ? await readMarks(db) : [];
      tell(marks, await foretell(db, { publication: withhold(publication, marks), kept, now, onProgress }), last);
    };
    await lookAtCatalogue(
      env,
      (db) => foretold(db),
      (state) => foretold(undefined, state === 'older' ? OLDER : WELL),
    );
    return undefined;
  }
  const outcome = await withCatalogue(env, (db) =>
    oneAtATime(db, env, async (held, requireLock) => {
      const marks = await readMarks(held);
      const done = await publishPrepared(held, {
        requireLock,
        publication: withhold(publication, marks),
        marks,
        kept,
        now,
        folder,
        dataDir: env.dataDir,
        onProgress,
        warn: say,
      });
      tell(marks, done, done.changes ? 'Published.' : 'Nothing has changed.');
      return done;
    }),
  );
  if (outcome.changes) await tellSites(env, say);
  return undefined;
}

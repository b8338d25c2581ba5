import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from '@/lib/env';
import { KEPT_FOLDER } from '../../media/kept-path';
import { applyPublication } from '../../publish/apply/apply-publication';
import { preparePublication } from '../../publish/prepare/prepare-publication';
import { readPublication } from '../../publish/read-publication';
import { printFaults } from '../../publish/report/print-faults';
import { printPublication } from '../../publish/report/print-publication';
import { progressBar } from '../../publish/report/progress-bar';
import { migrate } from '../../store/migrate';
import { openDatabase } from '../../store/open-database';

export interface Order {
  /** The publisher's, absolute. */
  folder: string;
  /** Checks it, and changes nothing. */
  isDry: boolean;
  /** Says a line of what was asked for. */
  say: (line: string) => void;
  /** Where a bar may be drawn over and over, with its width; absent where nobody watches. */
  bar?: { columns: number; draw: (line: string) => void };
  /** Seconds since 1970. */
  now: number;
}

/**
 * Makes a publisher's folder the catalogue that the environment describes, or says what it would be. Gives what is wrong with it, for people, or
 * nothing where all is well. @throws Error in one sentence where that cannot be done at all
 */
export async function publishFolder({ folder, isDry, say, bar, now }: Order): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const env = readEnv();
  if (!isDry && env.demoSeed !== undefined) throw new Error('The demo would take the catalogue’s place again: set DEMO_SEED=off, here and where the site is started.');
  const onProgress = (progress: { done: number; total: number; file: string }) => bar?.draw(progress.file ? progressBar(progress, bar.columns) : '');
  const { publication, faults, notices } = await readPublication(folder, { now, onProgress });
  if (!publication) return printFaults(faults);
  if (!isDry) {
    const db = openDatabase(env);
    try {
      await migrate(db);
      const demo = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst();
      if (demo) throw new Error('This data folder or database has the demo in it: name a new one in DATA_DIR or DATABASE_URL.');
      await applyPublication(db, await preparePublication(folder, publication, { keptFolder: path.join(env.dataDir, KEPT_FOLDER), now, onProgress }), now);
    } finally {
      await db.destroy();
    }
  }
  say(`${printPublication(publication, notices)}\n\n${isDry ? 'All is well. Nothing was changed.' : 'Published.'}`);
  return undefined;
}

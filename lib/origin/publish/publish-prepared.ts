import type { Kysely } from 'kysely';
import type { KeptFile, KeptFiles } from '../kept/kept-files';
import { readCatalogueId } from '../store/catalogue-id';
import type { Schema } from '../store/schema';
import { applyPublication } from './apply/apply-publication';
import { describeChanges, type ToldChanges } from './apply/describe-changes';
import { findChanges } from './apply/find-changes';
import { countMissing, findMissing } from './prepare/find-missing';
import { namePublication } from './prepare/name-publication';
import { writeMissing } from './prepare/write-missing';
import type { Publication } from './publication';
import type { OnProgress } from './report/progress';
import { forgetUnused, sweepKept } from './sweep/sweep-kept';
import { joinUsers } from './sweep/users';
import type { Mark } from './unpublish/mark';

interface Work {
  /** Without what is held back. */
  publication: Publication;
  kept: KeptFiles;
  /** Seconds since 1970. */
  now: number;
  onProgress?: OnProgress;
}

export interface Outcome {
  /** Absent where nothing changes, or there is nothing to compare with. */
  changes?: ToldChanges;
  /** Pages and pictures that were made, or would be. */
  made: number;
}

/** What publishing would do. Nothing is written. */
export async function foretell(
  db: Kysely<Schema> | undefined,
  { publication, kept, now, onProgress }: Work,
): Promise<Outcome> {
  onProgress?.({ stage: 'stored' });
  const prepared = namePublication(publication, now);
  const made = countMissing(findMissing(prepared, namesOf(await listed(kept))));
  return { made, changes: db && (await describeChanges(db, await findChanges(db, prepared, now))) };
}

interface Publishing extends Work {
  /** The publisher's. */
  folder: string;
  dataDir: string;
  /** What it was read without. */
  marks: readonly Mark[];
  /** As `applyPublication` asks. */
  requireLock?: (tx: Kysely<Schema>) => Promise<void>;
  /** Hears what cannot be tidied up; what is published stays. */
  warn: (line: string) => void;
}

/** Makes what is missing of a publication, makes it the catalogue, and tidies up. Nobody else may be about it. */
export async function publishPrepared(
  db: Kysely<Schema>,
  { publication, kept, now, folder, dataDir, marks, requireLock, onProgress, warn }: Publishing,
): Promise<Outcome> {
  await requireLock?.(db);
  const id = await readCatalogueId(db);
  if (await joinUsers(kept, id)) await forgetUnused(dataDir);
  onProgress?.({ stage: 'stored' });
  const there = await listed(kept);
  const prepared = namePublication(publication, now);
  const missing = findMissing(prepared, namesOf(there));
  await writeMissing(folder, missing, { kept, onProgress });
  onProgress?.({ stage: 'rows' });
  // Files that a run which was killed has written are settled, too.
  await kept.settle();
  const changes = await applyPublication(db, prepared, { now, marks, requireLock });
  await sweepKept(db, { kept, id, there, dataDir, now }).catch((error: unknown) =>
    warn(`Files that nothing needs any longer stay: ${error instanceof Error ? error.message : String(error)}`),
  );
  return { changes, made: countMissing(missing) };
}

/** All that there are, looked at once instead of one by one. */
async function listed(kept: KeptFiles): Promise<KeptFile[]> {
  const there: KeptFile[] = [];
  for await (const file of kept.list()) there.push(file);
  return there;
}

function namesOf(files: readonly KeptFile[]): ReadonlySet<string> {
  return new Set(files.map(({ name }) => name));
}

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf } from '../../day';
import { CATALOGUE_KEY } from '../../store/create-store';
import { PUBLISHING_KEY, SCHEDULE_KEY } from '../../store/follow-schedule';
import { holdWriters } from '../../store/hold-writers';
import { inBatches } from '../../store/in-batches';
import { recountPopularity } from '../../store/popularity';
import type { Schema } from '../../store/schema';
import { upsert } from '../../store/upsert';
import { seriesIdOf } from '../../title-id';
import type { PreparedPublication } from '../prepare/name-publication';
import { giveBack } from '../unpublish/drawers';
import type { Mark } from '../unpublish/mark';
import { requireMarks } from '../unpublish/read-marks';
import { describeChanges, type ToldChanges } from './describe-changes';
import { findChanges, isNothing, type Changes } from './find-changes';
import { removeRows, writeRows } from './write-rows';

interface Applying {
  /** Seconds since 1970. */
  now: number;
  /** What it was made without. */
  marks?: readonly Mark[];
  /** Asked before, and again within the transaction: throws where another process may be about it, too. */
  requireLock?: (tx: Kysely<Schema>) => Promise<void>;
}

/**
 * Makes a publication the catalogue, all at once: what it does not have is gone afterwards, with what readers kept of it. What stays keeps its ids, and
 * so readers' favourites, views and comments. Rows that are the same are left alone. Gives what was changed; where that is nothing, nothing is written.
 */
export async function applyPublication(
  db: Kysely<Schema>,
  publication: PreparedPublication,
  { now, marks = [], requireLock }: Applying,
): Promise<ToldChanges | undefined> {
  await requireLock?.(db);
  await requireMarks(db, marks);
  if (isNothing(await findChanges(db, publication, now))) return undefined;
  return alone(db, now, async (tx) => {
    await requireLock?.(tx);
    await requireMarks(tx, marks);
    const changes = await findChanges(tx, publication, now);
    const told = await describeChanges(tx, changes);
    await writeChanges(tx, changes, now);
    return told;
  });
}

/** Does something in a transaction while nobody else writes the catalogue, nor readers anything of it. */
export function alone<Result>(
  db: Kysely<Schema>,
  now: number,
  work: (tx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    // Writing first takes the write lock.
    await upsert(tx, 'meta', ['key'], [{ key: PUBLISHING_KEY, value: String(now) }]);
    await holdWriters(tx);
    return work(tx);
  });
}

/** Makes a publication the catalogue within a transaction. */
export async function writePublication(
  tx: Kysely<Schema>,
  publication: PreparedPublication,
  now: number,
): Promise<void> {
  await writeChanges(tx, await findChanges(tx, publication, now), now);
}

async function writeChanges(tx: Kysely<Schema>, changes: Changes, now: number): Promise<void> {
  await writeRows(tx, changes);
  await removeRows(tx, changes);
  await giveBack(tx);
  const { fresh, gone } = changes.tables.titles;
  const recounted = new Set([...fresh, ...gone].map(({ id }) => seriesIdOf(Number(id))));
  await inBatches([...recounted], (batch) => recountPopularity(tx, dayOf(now), batch));
  await upsert(
    tx,
    'meta',
    ['key'],
    [
      { key: SCHEDULE_KEY, value: String(now) },
      { key: CATALOGUE_KEY, value: `published ${randomUUID()}` },
    ],
  );
}

import { openDatabase } from '@/lib/origin/store/open-database';

import { growCatalogue } from './grow-catalogue';

/** A catalogue of so many series in an empty data folder. Gives how many seconds it took. */
export async function growDatabase(dataDir: string, size: number): Promise<number> {
  const started = performance.now();
  const db = openDatabase({ dataDir });
  await growCatalogue(db, { size, now: Math.floor(Date.now() / 1000) });
  await db.destroy();
  return (performance.now() - started) / 1000;
}

import { pglitePool } from './pglite-pool';
import { startPglite } from './start-pglite';
import { templateOf, type TestDatabase, type Wanted } from './test-database';

/** A PostgreSQL of its own inside this process, in memory. */
export function makePglite({ seeded }: Wanted): Promise<TestDatabase> {
  const pglite = startPglite(seeded ? templateOf('pglite') : undefined);
  return Promise.resolve({ open: pglitePool(pglite), remove: () => pglite.close() });
}

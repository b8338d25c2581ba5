import type { Kysely, Selectable } from 'kysely';
import type { AdPlacement, AdUnitTable, Schema } from './schema';

export type AdUnit = Selectable<AdUnitTable>;

/** What networks may show in these places, those to ask first coming first. */
export function readAdUnits(db: Kysely<Schema>, placements: readonly AdPlacement[]): Promise<AdUnit[]> {
  return db
    .selectFrom('ad_units')
    .selectAll()
    .where('placement', 'in', placements)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

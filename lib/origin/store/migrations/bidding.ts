import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['ad_type', 'amazon_app_id', 'amazon_unit_id']) {
    await db.schema
      .alterTable('ad_units')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.createIndex('ad_units_by_placement').on('ad_units').columns(['placement', 'position']).execute();
  await db.schema.createIndex('popups_by_placement').on('popups').column('placement').execute();
}

/** What a unit that several networks bid on needs. */
export const bidding: Migration = { up };

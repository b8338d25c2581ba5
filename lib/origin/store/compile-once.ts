import { PostgresAdapter, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema';

/** Stands in a query for a parameter that is named when it runs. */
class Slot<Name> {
  constructor(readonly name: Name) {}
}

/**
 * A query whose text is made once for each kind of database, not each time that it runs: for those that are asked with every request.
 * @param build gets a stand-in for each parameter, by its name
 */
export function compileOnce<Parameters extends object, Row>(
  build: (slot: (name: keyof Parameters) => unknown) => RawBuilder<Row>,
): (db: Kysely<Schema>, parameters: Parameters) => Promise<Row[]> {
  const compiled = new Map<boolean, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const kind = db.getExecutor().adapter instanceof PostgresAdapter;
    const query = compiled.get(kind) ?? build((name) => new Slot(name)).compile(db);
    compiled.set(kind, query);
    const filled = (query.parameters as readonly Slot<keyof Parameters>[]).map(({ name }) => parameters[name]);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: filled });
    return rows;
  };
}

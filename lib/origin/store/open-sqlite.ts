import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Database from 'libsql';
import { ensureFolder } from './ensure-folder';
import type { Schema } from './schema';
import { SqliteDriver, type SqliteFile } from './sqlite-driver';

/** While a file is opened, and where reading must wait at all. */
const BUSY_TIMEOUT_MS = 10_000;
const KEPT_STATEMENTS = 200;

/**
 * Opens, or creates, a database file. With a full sync: what was acknowledged is on disk.
 * @param file its path; the folder is made where it is missing, the file is its owner's alone
 */
export function openSqlite(file: string): Kysely<Schema> {
  ensureFolder(path.dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  const reader = open(file);
  const writer = open(file);
  writer.pragma('busy_timeout = 0');
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => new SqliteDriver({ reader: bindable(reader), writer: bindable(writer) }),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new TransactionalAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

function open(file: string): Database.Database {
  const database = new Database(file);
  for (const pragma of [`busy_timeout = ${BUSY_TIMEOUT_MS}`, 'synchronous = FULL', 'foreign_keys = ON']) {
    database.pragma(pragma);
  }
  return database;
}

/** Migrations are made in one transaction: a process that dies on the way leaves nothing, and two do not meet. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

// The driver ends the process when it is handed a boolean or undefined.
function bindable(database: Database.Database): SqliteFile {
  const preparedFor = keepPrepared(database);
  return {
    get inTransaction() {
      return database.inTransaction;
    },
    close: () => database.close(),
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const { statement, reader } = preparedFor(sql);
      return {
        reader,
        all: (parameters) => statement.all(parameters.map(toBindable)),
        run: (parameters) => {
          const { changes, lastInsertRowid } = statement.run(parameters.map(toBindable));
          return { changes, lastInsertRowid };
        },
        iterate: (parameters) => statement.iterate(parameters.map(toBindable)) as IterableIterator<unknown>,
      };
    },
  };
}

/** Preparing takes longer than most queries do: the last ones are kept. */
function keepPrepared(database: Database.Database): (sql: string) => Prepared {
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const prepared = kept.get(sql) ?? prepare(database, sql);
    kept.delete(sql);
    kept.set(sql, prepared);
    if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
    return prepared;
  };
}

interface Prepared {
  statement: Database.Statement;
  /** Whether it gives rows. */
  reader: boolean;
}

function prepare(database: Database.Database, sql: string): Prepared {
  const statement = database.prepare(sql);
  return { statement, reader: statement.reader };
}

function toBindable(value: unknown): string | number | bigint | Uint8Array | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}

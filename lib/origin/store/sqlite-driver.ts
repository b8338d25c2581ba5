import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely';

/** An open file. */
export interface SqliteFile extends SqliteDatabase {
  /** Whether a transaction is under way. */
  readonly inTransaction: boolean;
  /** Does a statement that is not kept. */
  exec(sql: string): void;
}

/** How long a write waits for other processes; they are asked again every now and then, and this process goes on meanwhile. */
const BUSY_TIMEOUT_MS = 10_000;
const BUSY_PAUSE_MS = { min: 1, max: 20 };

/** Of statements that are written out. */
const SELECT = /^\s*select\b/i;
/** Most of these settings are for whole transactions. */
const PRAGMA = /^\s*pragma\b/i;

/**
 * Two openings of one file, which is given a write-ahead log. What is read outside of a transaction never waits, neither for a transaction
 * of this process nor for one of another; transactions begin with the write lock, so that what they have read stays true until they write.
 *
 *   select ───────────────────────► reader, the last committed state
 *   write ────────── its turn ────► writer, a transaction of its own
 *   begin … commit ─ its turn ────► writer
 */
export class SqliteDriver implements Driver {
  readonly #files: { reader: SqliteFile; writer: SqliteFile };
  #lastTurn = Promise.resolve();

  constructor(files: { reader: SqliteFile; writer: SqliteFile }) {
    this.#files = files;
  }

  // Of processes that open a new file at once SQLite lets one lay the log, and refuses the others without waiting.
  async init(): Promise<void> {
    await whenFree(() => this.#files.writer.prepare('pragma journal_mode = wal').all([]));
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#files, () => this.#takeTurn());
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#lastTurn;
    this.#files.reader.close();
    this.#files.writer.close();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    let end: () => void = () => undefined;
    this.#lastTurn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #files: { reader: SqliteFile; writer: SqliteFile };
  readonly #takeTurn: () => Promise<() => void>;
  /** There while a transaction of this connection is under way. */
  #endTurn: (() => void) | undefined;

  constructor(files: { reader: SqliteFile; writer: SqliteFile }, takeTurn: () => Promise<() => void>) {
    this.#files = files;
    this.#takeTurn = takeTurn;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return run(this.#files.writer, query);
    if (SelectQueryNode.is(query.query) || SELECT.test(query.sql)) return run(this.#files.reader, query);
    const work = PRAGMA.test(query.sql) ? run<Row> : runAlone<Row>;
    const endTurn = await this.#takeTurn();
    try {
      return await whenFree(() => work(this.#files.writer, query));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not streamed.');
  }

  async begin(): Promise<void> {
    const endTurn = await this.#takeTurn();
    try {
      await whenFree(() => begin(this.#files.writer));
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  commit(): void {
    this.#files.writer.prepare('commit').run([]);
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  /** Undoes the transaction, if one is under way: a full disk has undone it already. */
  rollback(): void {
    if (!this.#endTurn) return;
    try {
      if (this.#files.writer.inTransaction) this.#files.writer.prepare('rollback').run([]);
    } finally {
      this.#endTurn();
      this.#endTurn = undefined;
    }
  }
}

// The one statement that others can be in the way of, and the one that is not kept: SQLite leaves what it refuses half begun until it is asked for again or
// forgotten. Nobody could commit before, and a write beside it would be undone with it in the end, though it was answered.
function begin(file: SqliteFile): void {
  file.exec('begin immediate');
}

function runAlone<Row>(file: SqliteFile, query: CompiledQuery): QueryResult<Row> {
  begin(file);
  try {
    const result = run<Row>(file, query);
    file.prepare('commit').run([]);
    return result;
  } finally {
    if (file.inTransaction) file.prepare('rollback').run([]);
  }
}

function run<Row>(file: SqliteFile, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = file.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Does what another process may be in the way of. @throws what it threw, when that process stays in the way */
async function whenFree<Result>(attempt: () => Result): Promise<Result> {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (let wait = BUSY_PAUSE_MS.min; ; wait = Math.min(wait * 2, BUSY_PAUSE_MS.max)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { MIGRATION_NAMES, migrations } from './all-migrations';

/** Hashes of the statements of each migration in SQLite and in PostgreSQL. */
const RELEASED: Record<string, readonly [sqlite: string, postgres: string]> = {
  '001-catalogue': ['ecf75822ce22', 'ecf75822ce22'],
  '002-shelves': ['4c8984bec74b', '4c8984bec74b'],
  '003-readers': ['c9afb58b55d0', 'c9afb58b55d0'],
  '004-surveys': ['c3dff018369a', 'c3dff018369a'],
  '005-actions': ['c318710ed37c', 'c318710ed37c'],
  '006-access': ['6ac7f55a4bca', '6ac7f55a4bca'],
  '007-notices': ['73fd8d67c484', '73fd8d67c484'],
  '008-indexes': ['2e1e9abc8b76', '2e1e9abc8b76'],
  '009-bidding': ['edadbbf1e248', 'edadbbf1e248'],
  '010-history': ['4ac504c34ca4', '4ac504c34ca4'],
  '011-popularity': ['ead0175b1d5f', 'ead0175b1d5f'],
  '012-search': ['ffdd72d50d6a', '35747246b661'],
  '013-views-by-title': ['5d7b5d68153c', '5d7b5d68153c'],
  '014-orders': ['08dcd9bda138', '08dcd9bda138'],
  '015-pages': ['8a57fa1e9285', '8a57fa1e9285'],
  '016-push': ['57de2263850d', '57de2263850d'],
  '017-published': ['47213be5302c', '47213be5302c'],
  '018-turns': ['1da5769fef3b', '1da5769fef3b'],
  '020-withdrawals': ['a901fc95f3b5', 'a901fc95f3b5'],
  '022-operator': ['e11d0fb77cb5', 'f824c00e900d'],
  '024-links': ['b5cad843415e', 'b5cad843415e'],
  '026-short-search': ['32fb18a0437a', 'd7a6ecb177cb'],
  '028-newest-chapters': ['f58e82a0de48', 'f58e82a0de48'],
  '029-release-times': ['626019f48489', '88884fdc8b5a'],
  '030-survey-forms': ['c54b1147c85a', 'c54b1147c85a'],
  '031-ticket-chapters': ['e4db31a33d16', 'e4db31a33d16'],
  '032-folded-search': ['3fbefeb02746', '6082cf2dce3f'],
  '033-endless-chapters': ['4658d4616784', '4658d4616784'],
  '034-site-words': ['4979c732f7fb', '4979c732f7fb'],
};

const STORES: Record<string, Omit<Dialect, 'createDriver'>> = {
  SQLite: {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  },
  PostgreSQL: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
};

/** Answers every query with one row, as one of `title_search`. */
class FindingDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      ...(await super.acquireConnection()),
      executeQuery: <Row>() => Promise.resolve({ rows: [{ rowid: 1, text: 'É' } as Row] }),
    };
  }
}

/** Hash of the statements of a migration, in order. */
async function hashOf(name: keyof typeof migrations, store: string): Promise<string> {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: { ...STORES[store]!, createDriver: () => new FindingDriver() },
    log: ({ query: { sql, parameters } }) => void hash.update(`${JSON.stringify([sql, parameters])}\n`),
  });
  await migrations[name].up(db);
  return hash.digest('hex').slice(0, 12);
}

test('released migrations send the same statements as before', async () => {
  // One of them stores the current time.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const asked: Record<string, string[]> = {};
  for (const name of MIGRATION_NAMES as (keyof typeof migrations)[])
    asked[name] = await Promise.all(Object.keys(STORES).map((store) => hashOf(name, store)));
  const changed = Object.keys(RELEASED).filter((name) => String(asked[name]) !== String(RELEASED[name]));
  const added = Object.entries(asked).filter(([name]) => !(name in RELEASED));
  expect(changed.map((name) => `${name}: a migration that was released never changes. Add another one.`)).toEqual([]);
  expect(
    added.map(([name, hashes]) => `${name}: write its hashes into RELEASED: '${name}': ['${hashes.join("', '")}'],`),
  ).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import { readFreeTitles } from './chapters';
import { migrate } from './migrate';
import { openSqlite } from './open-sqlite';

const folder = mkdtempSync(path.join(tmpdir(), 'chapters-'));
const db = openSqlite(path.join(folder, 'chapters.db'));

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** How SQLite goes about all that `ask` asks for. */
async function plansOf(ask: (heard: typeof db) => Promise<unknown>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  await ask(db.withPlugin({ transformQuery: ({ node }) => (asked.push(node), node), transformResult: ({ result }) => Promise.resolve(result) }));
  const plans: string[] = [];
  for (const node of asked) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

test('free titles are looked for from the last updated series on, each by an index alone, however many chapters came out at the same moment', async () => {
  expect(await plansOf((heard) => readFreeTitles(heard, { now: 1, languages: ['eng', 'esp'] }))).toEqual([
    expect.stringMatching(/^SCAN series USING COVERING INDEX series_by_newest$/),
    expect.stringMatching(/^SEARCH titles USING COVERING INDEX \S+ \(series_id=\? AND language=\?\)$/),
    expect.stringContaining('SUBQUERY'),
    expect.stringMatching(/^SEARCH chapters USING COVERING INDEX chapters_by_title_start \(title_id=\? AND start_at=\?/),
    expect.stringContaining('RIGHT PART OF ORDER BY'),
  ]);
});

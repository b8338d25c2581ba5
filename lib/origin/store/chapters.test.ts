import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFreeTitles } from './chapters';
import { migrate } from './migrate';
import { openSqlite } from './open-sqlite';
import { plansInTest } from './plans-in-test';

const folder = mkdtempSync(path.join(tmpdir(), 'chapters-'));
const db = openSqlite(path.join(folder, 'chapters.db'));

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('free titles of a language are looked for from the last updated on, each by an index alone, however many chapters came out at the same moment', async () => {
  expect(await plansInTest(db, (heard) => readFreeTitles(heard, { now: 1, languages: ['eng'] }))).toEqual([
    expect.stringMatching(/^SEARCH titles USING COVERING INDEX titles_by_newest \(language=\?\)$/),
    expect.stringContaining('SUBQUERY'),
    expect.stringMatching(
      /^SEARCH chapters USING COVERING INDEX chapters_by_title_start \(title_id=\? AND start_at=\?/,
    ),
  ]);
});

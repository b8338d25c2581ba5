import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFreeTitles } from './chapters';
import { migrate } from './migrate';
import { openSqlite } from './open-sqlite';
import { plansInTest } from './plans-in-test';
import { readTicketRanges } from './ticket-ranges';

const folder = mkdtempSync(path.join(tmpdir(), 'query-plans-'));
const db = openSqlite(path.join(folder, 'query-plans.db'));

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('free titles are read from the last updated on by covering indexes', async () => {
  expect(await plansInTest(db, (heard) => readFreeTitles(heard, { now: 1, languages: ['eng'] }))).toEqual([
    expect.stringMatching(/^SEARCH titles USING COVERING INDEX titles_by_newest \(language=\?\)$/),
    expect.stringContaining('SUBQUERY'),
    expect.stringMatching(
      /^SEARCH chapters USING COVERING INDEX chapters_by_title_start \(title_id=\? AND start_at=\?/,
    ),
  ]);
});

test('titles with ticket chapters are read by a covering index without scanning a table', async () => {
  const plans = await plansInTest(db, (heard) => readTicketRanges(heard, { now: 1, languages: ['eng', 'esp'] }));
  expect(plans.slice(0, 2)).toEqual([
    expect.stringMatching(/^SEARCH chapters USING COVERING INDEX chapters_by_access_number \(access=\?\)$/),
    expect.stringMatching(/^SEARCH titles USING INTEGER PRIMARY KEY/),
  ]);
  expect(plans.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN range']);
});

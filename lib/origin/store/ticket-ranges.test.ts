import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from './migrate';
import { openSqlite } from './open-sqlite';
import { plansInTest } from './plans-in-test';
import { readTicketRanges } from './ticket-ranges';

const folder = mkdtempSync(path.join(tmpdir(), 'ticket-ranges-'));
const db = openSqlite(path.join(folder, 'ticket-ranges.db'));

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('titles with chapters for tickets are found from these chapters on by an index alone, and the first and the last of each by its number', async () => {
  const plans = await plansInTest(db, (heard) => readTicketRanges(heard, { now: 1, languages: ['eng', 'esp'] }));
  expect(plans.slice(0, 2)).toEqual([
    expect.stringMatching(/^SEARCH chapters USING COVERING INDEX chapters_by_access_number \(access=\?\)$/),
    expect.stringMatching(/^SEARCH titles USING INTEGER PRIMARY KEY/),
  ]);
  expect(plans.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN range']);
});

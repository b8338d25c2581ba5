import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqlite } from './open-sqlite';
import { migrate } from './migrate';
import { findTitles, tidyTitleSearch, writeTitleSearch } from './title-search';

const folder = mkdtempSync(path.join(tmpdir(), 'title-search-'));
const db = openSqlite(path.join(folder, 'titles.db'));
const NAMES = ['Sixth Bench', 'The Sixth Sense', 'Ánh trăng', 'ห้องสุดท้าย', 'Дом у моря', 'x', '100% "Real"_\\ Tea', '🍵 Tea for two 🍵🍵'];

beforeAll(async () => {
  await migrate(db);
  await writeTitleSearch(db, NAMES.map((name, index) => ({ id: index + 1, name, author: index === 0 ? 'Nobody Known' : 'A. B.' })));
  await tidyTitleSearch(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test.each([
  ['sixth', [1, 2]],
  ['SIXTH B', [1]],
  ['nobody k', [1]],
  ['A\u0301nh', [3]],
  ['สุดท้าย', [4]],
  ['МОРЯ', [5]],
  ['x', [1, 2, 6]],
  ['  bench ', [1]],
  ['100%', [7]],
  ['"real"_\\', [7]],
  ['a%b', []],
  ['tea_for', []],
  ['🍵 t', [8]],
  ['🍵🍵', [8]],
  ['thx', []],
  ['sixth or bench', []],
  ['bench nobody', []],
  ['', []],
  ['   ', []],
])('finds %j in %j', async (keyword, expected) => {
  expect(await findTitles(db, keyword)).toEqual(expected);
});

test('what was written anew is found by its new name alone', async () => {
  await writeTitleSearch(db, [{ id: 6, name: 'Renamed', author: 'C.' }]);
  expect(await findTitles(db, 'renamed')).toEqual([6]);
  expect(await findTitles(db, 'x')).toEqual([1, 2]);
});

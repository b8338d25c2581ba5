import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { limits } from '@/lib/limits';
import { openSqlite } from './open-sqlite';
import { migrate } from './migrate';
import { findTitles, tidyTitleSearch, writeTitleSearch } from './title-search';

const folder = mkdtempSync(path.join(tmpdir(), 'title-search-'));
const db = openSqlite(path.join(folder, 'titles.db'));
const NAMES = [
  'Sixth Bench',
  'The Sixth Sense',
  'Ánh trăng',
  'ห้องสุดท้าย',
  'Дом у моря',
  'x',
  '100% "Real"_\\ Tea',
  '🍵 Tea for two 🍵🍵',
  'Ὀδυσσεύς',
  'La Tranvía  “Línea 9”',
  'Phá vỡ bí mật',
  'Die Bäckerei Straße',
  'Celui qu’on a nommé – Ёж',
  'Мой край',
];

beforeAll(async () => {
  await migrate(db);
  await writeTitleSearch(
    db,
    NAMES.map((name, index) => ({ id: index + 1, name, author: index === 0 ? 'Nobody Known' : 'A. B.' })),
  );
  await tidyTitleSearch(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test.each([
  ['sixth', [1, 2]],
  ['nobody k', [1]],
  ['A\u0301nh', [3]],
  ['สุดท้าย', [4]],
  ['x', [1, 2, 6]],
  ['ทย', []],
  ['_', [7]],
  ['tranvia "linea', [10]],
  ['ＴＲＡＮＶＩＡ　“ＬＩＮＥＡ', [10]],
  ['pha vo bi', [11]],
  ['Backerei STRASSE', [12]],
  ['ße', [12]],
  ["qu'on a nomme - еж", [13]],
  ['мой', [14]],
  ['мои', []],
  ['ẹ̈\nx', []],
  ['🍵', [8]],
  ['ς', [9]],
  ['ΎΣ', [9]],
  ['"real"_\\', [7]],
  ['tea_for', []],
  ['sixth or bench', []],
  ['', []],
])('finds %j in %j', async (keyword, expected) => {
  expect(await findTitles(db, keyword)).toEqual(expected);
});

test('finds the only match behind many titles that contain its trigrams', async () => {
  const many = Array.from({ length: limits.foundTitlesMax + 1 }, (_, index) => ({
    id: 100 + index,
    name: 'uvw xyz',
    author: '',
  }));
  await writeTitleSearch(db, [...many, { id: 9_999, name: 'uvwxyz', author: '' }]);
  expect(await findTitles(db, 'uvwxyz')).toEqual([9_999]);
  expect(await findTitles(db, 'vw')).toHaveLength(limits.foundTitlesMax);
});

test('finds short and long keywords behind many titles, filtered by language before the limit', async () => {
  const others = Array.from({ length: 10_000 }, (_, index) => ({ id: 20_000 + index, name: 'ooo', author: '' }));
  await writeTitleSearch(db, [...others, { id: 40_000, name: 'Қаз', author: '' }]);
  expect([await findTitles(db, 'қ'), await findTitles(db, 'аз')]).toEqual([[40_000], [40_000]]);
  await db.insertInto('labels').values({ code: 'WJ', position: 0, name: 'Nightjar' }).execute();
  await db.insertInto('publishers').values({ id: 1, name: 'Paper Boat' }).execute();
  await sql`insert into series (id, slug, author, label, schedule, weekday, status, rating, direction, is_simulpub, plan_type, publisher_id, newest_start_at, next_start_at)
    select rowid, rowid, '', 'WJ', 'weekly', 1, 'ongoing', 'all-ages', 'rtl', 0, 'disabled', 1, 0, 0 from title_search`.execute(
    db,
  );
  await sql`insert into titles (id, series_id, language, name, overview, description, seeded_views)
    select rowid, rowid, case when rowid % 2 then 'esp' else 'eng' end, '', '', '', 0 from title_search`.execute(db);
  expect(await findTitles(db, 'қ', ['eng'])).toEqual([40_000]);
  expect(await findTitles(db, 'қ', ['esp'])).toEqual([]);
  expect(await findTitles(db, 'қаз', ['eng', 'esp'])).toEqual([40_000]);
  expect(await findTitles(db, 'қаз', ['esp'])).toEqual([]);
  expect(await findTitles(db, 'аз', ['eng', 'esp'])).toEqual([40_000]);
  const odd = await findTitles(db, 'oo', ['esp']);
  expect(odd).toEqual(Array.from({ length: limits.foundTitlesMax }, (_, index) => 20_001 + 2 * index));
  expect(await findTitles(db, 'ooo', ['esp'])).toEqual(odd);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { createCatalogue } from './catalogue';
import { migrate } from './migrate';
import { openSqlite } from './open-sqlite';
import { readRanking } from './ranking';

const folder = mkdtempSync(path.join(tmpdir(), 'ranking-'));
const db = openSqlite(path.join(folder, 'series.db'));

const SERIES: [id: number, views: number, status: 'ongoing' | 'completed', languages: LanguageCode[]][] = [
  [1, 10, 'ongoing', ['eng', 'fra']],
  [2, 30, 'completed', ['eng']],
  [3, 20, 'ongoing', ['fra', 'vie']],
  [4, 30, 'ongoing', ['eng', 'fra', 'vie']],
];

beforeAll(async () => {
  await migrate(db);
  await db.insertInto('labels').values({ code: 'WJ', position: 0, name: 'Nightjar' }).execute();
  await db.insertInto('publishers').values({ id: 1, name: 'Paper Boat' }).execute();
  for (const [id, views, status, languages] of SERIES) {
    await db
      .insertInto('series')
      .values({
        id,
        views,
        status,
        slug: `series-${id}`,
        author: 'Nobody',
        label: 'WJ',
        schedule: 'weekly',
        weekday: 1,
        rating: 'all-ages',
        direction: 'rtl',
        is_simulpub: 0,
        plan_type: 'disabled',
        publisher_id: 1,
        newest_start_at: 0,
        next_start_at: 0,
      })
      .execute();
    for (const [index, language] of languages.entries()) {
      await db
        .insertInto('titles')
        .values({
          id: id * 10 + index,
          series_id: id,
          language,
          name: `Series ${id}`,
          overview: '',
          description: '',
          seeded_views: views,
        })
        .execute();
    }
  }
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

// A language with few titles is ranked from these, one with many from the ranking of all: told by what is counted.
describe.each([
  ['few', 1],
  ['many', 100_000],
])('where a language has %s titles', (_, count) => {
  const titleCounts = new Map<LanguageCode, number>(
    (['eng', 'fra', 'vie'] as const).map((language) => [language, count]),
  );
  const ranked = async (languages: LanguageCode[], more = {}) =>
    (await readRanking(db, { titleCounts }, { by: 'views', languages, limit: 10, today: 20_800, ...more })).map(
      ({ seriesId, score }) => [seriesId, score],
    );

  test('the most viewed come first, each once, of equals the elder', async () => {
    expect(await ranked(['eng', 'fra', 'vie'])).toEqual([
      [2, 30],
      [4, 30],
      [3, 20],
      [1, 10],
    ]);
  });

  test('only those in a language that is read, of the status that is asked for, and no more than are wanted', async () => {
    expect(await ranked(['vie'])).toEqual([
      [4, 30],
      [3, 20],
    ]);
    expect(await ranked(['eng'], { status: 'completed' })).toEqual([[2, 30]]);
    expect(await ranked(['fra'], { limit: 2 })).toEqual([
      [4, 30],
      [3, 20],
    ]);
  });

  test('a language without titles has no ranking', async () => {
    expect(await ranked(['ita'])).toEqual([]);
  });
});

test('more titles than an answer has room for are not even read', async () => {
  const frame = { tags: new Map(), labels: new Map(), titleCounts: new Map<LanguageCode, number>([['eng', 40_001]]) };
  await expect(createCatalogue(db, frame).all()).rejects.toThrow(
    'There are 40001 titles; one answer lists 40000 at most.',
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TtlCache } from '@/lib/ttl-cache';
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
  const series = {
    author: '',
    label: 'WJ',
    schedule: 'weekly',
    weekday: 1,
    rating: 'all-ages',
    direction: 'rtl',
  } as const;
  const rest = {
    is_simulpub: 0,
    plan_type: 'disabled',
    publisher_id: 1,
    newest_start_at: 0,
    next_start_at: 0,
  } as const;
  const title = { name: '', overview: '', description: '' };
  for (const [id, views, status, languages] of SERIES) {
    await db
      .insertInto('series')
      .values({ id, views, status, slug: `series-${id}`, ...series, ...rest })
      .execute();
    await db
      .insertInto('titles')
      .values(
        languages.map((language, index) => ({
          ...title,
          id: id * 10 + index,
          series_id: id,
          language,
          seeded_views: views,
        })),
      )
      .execute();
  }
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

// A language with few titles is ranked from its titles, one with many from the ranking of all series.
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

  test('ranks each series once by views, then by id', async () => {
    expect(await ranked(['eng', 'fra', 'vie'])).toEqual([
      [2, 30],
      [4, 30],
      [3, 20],
      [1, 10],
    ]);
  });

  test('filters by language and status, and applies the limit', async () => {
    expect(await ranked(['vie'])).toEqual([
      [4, 30],
      [3, 20],
    ]);
    expect(await ranked(['eng'], { status: 'completed' })).toEqual([[2, 30]]);
    expect(await ranked(['ita'])).toEqual([]);
    expect(await ranked(['fra'], { limit: 2 })).toEqual([
      [4, 30],
      [3, 20],
    ]);
  });
});

test('refuses a catalogue of more titles than an answer holds before reading them', async () => {
  const frame = {
    tags: new Map(),
    labels: new Map(),
    titleCounts: new Map<LanguageCode, number>([['eng', 40_001]]),
    cache: new TtlCache({ ttlMs: 1_000, maxSize: 10 }),
  };
  await expect(createCatalogue(db, frame).all()).rejects.toThrow(
    'There are 40001 titles; one answer lists 40000 at most.',
  );
});

import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Schema } from '../../store/schema';
import { SERIES_SHAPES } from '../../store/series-pictures';
import { alone, writePublication } from '../apply/apply-publication';
import { coverChapter } from '../cover-chapter';
import type { PreparedPublication, PreparedSeries } from '../prepare/name-publication';
import { readStored } from '../stored/read-stored';
import { layAside, type Gone } from './drawers';
import { markName, type Mark } from './mark';
import { EVERY_CHAPTER, readMarks } from './read-marks';
import { unknownPart } from './unknown-part';
import { holding, withhold } from './withhold';

export interface TakenOut {
  /** It was held back before, and nothing of it was there. */
  wasOut: boolean;
  series: number;
  editions: number;
  chapters: number;
}

/**
 * Takes a part of a published catalogue out of what readers see, and holds it back from then on. What readers have of it waits. `now` is in seconds.
 * @throws Error in one sentence where there is no such part
 */
export async function takeOut(db: Kysely<Schema>, mark: Mark, now: number): Promise<TakenOut> {
  return alone(db, now, async (tx) => {
    const marks = await readMarks(tx);
    const stored = await readStored(tx);
    if (holding(stored, [mark]).length === 0) {
      if (marks.some((other) => markName(other) === markName(mark)))
        return { wasOut: true, series: 0, editions: 0, chapters: 0 };
      throw new Error(unknownPart(mark, stored, marks));
    }
    await tx
      .insertInto('withdrawals')
      .values({ series: mark.series, language: mark.language ?? '', number: mark.number ?? EVERY_CHAPTER, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const left = withhold(stored, [mark]);
    const gone = await goneRows(tx, left);
    await layAside(tx, gone);
    await writePublication(tx, { ...left, series: left.series.map((one) => covered(one, stored, now)) }, now);
    return { wasOut: false, series: gone.series.length, editions: gone.titles.length, chapters: gone.chapters.length };
  });
}

/** Lets in again what was taken out: it comes back with the next publication. Gives the marks that still hold some of it. @throws Error in one sentence */
export async function letIn(db: Kysely<Schema>, mark: Mark, now: number): Promise<Mark[]> {
  return alone(db, now, async (tx) => {
    const marks = await readMarks(tx);
    const isMeant = (other: Mark) => markName(other) === markName(mark);
    if (!marks.some(isMeant))
      throw new Error(
        `${markName(mark)} is not held back. ${marks.length > 0 ? `Held back: ${marks.map(markName).join(', ')}.` : 'Nothing is.'}`,
      );
    await tx
      .deleteFrom('withdrawals')
      .where('series', '=', mark.series)
      .where('language', '=', mark.language ?? '')
      .where('number', '=', mark.number ?? EVERY_CHAPTER)
      .execute();
    return marks.filter((other) => !isMeant(other) && meet(other, mark));
  });
}

function meet(a: Mark, b: Mark): boolean {
  const agree = <Value>(one: Value | undefined, other: Value | undefined) =>
    one === undefined || other === undefined || one === other;
  return a.series === b.series && agree(a.language, b.language) && agree(a.number, b.number);
}

async function goneRows(tx: Kysely<Schema>, left: PreparedPublication): Promise<Gone> {
  const rows = await tx
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .innerJoin('series', 'series.id', 'titles.series_id')
    .select([
      'chapters.id',
      'chapters.title_id',
      'titles.series_id',
      'series.slug',
      'titles.language',
      'chapters.number',
    ])
    .execute();
  const stays = new Set(
    left.series.flatMap(({ slug, chapters }) =>
      chapters.map(({ language, entry }) => markName({ series: slug, language, number: entry.number })),
    ),
  );
  const isLeft = (row: (typeof rows)[number]) =>
    stays.has(markName({ series: row.slug, language: row.language, number: row.number }));
  const [kept, gone] = [rows.filter(isLeft), rows.filter((row) => !isLeft(row))];
  const goneIds = (key: 'title_id' | 'series_id') => {
    const there = new Set(kept.map((row) => row[key]));
    return [...new Set(gone.map((row) => row[key]))].filter((id) => !there.has(id));
  };
  return { chapters: gone.map(({ id }) => id), titles: goneIds('title_id'), series: goneIds('series_id') };
}

/** A series whose cover is no page of what was taken out. */
function covered(one: PreparedSeries, { series }: PreparedPublication, now: number): PreparedSeries {
  const before = series.find(({ slug }) => slug === one.slug);
  const stays = new Set(one.chapters.flatMap(({ names }) => names));
  const gone = new Set(
    before?.chapters.flatMap(({ names }) => names.filter((name) => !stays.has(name)).map(coverFile)),
  );
  const pictures = (Object.keys(one.facts.languages) as LanguageCode[]).flatMap((language) => {
    const files = one.pictures[language];
    const instead = coverFile(coverChapter(one.chapters, language, now)!.names[0]!);
    return files
      ? [
          [
            language,
            Object.fromEntries(SERIES_SHAPES.map((shape) => [shape, gone.has(files[shape]) ? instead : files[shape]])),
          ],
        ]
      : [];
  });
  return { ...one, pictures: Object.fromEntries(pictures) };
}

function coverFile(name: string): string {
  return `${name}-super_high`;
}

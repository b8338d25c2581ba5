import type { Kind, SeriesChange, ToldChanges } from '../apply/describe-changes';
import type { Notice } from '../notice';
import type { Publication, PublishedChapter, PublishedSeries } from '../publication';
import { count } from './count';
import { printAccess } from './print-access';

/** What of a publication is new; absent where nobody could be asked. */
interface Told {
  changes?: ToldChanges;
  /** Pages and pictures that were made for it, or would have to be. */
  made: number;
  isDry: boolean;
  /** The part of it that readers see: all but what is held back. */
  shown: Publication;
  /** Seconds since 1970. */
  now: number;
}

/** The report lists at most this many series, and this many chapters of each. */
const SERIES_MAX = 40;
const CHAPTERS_MAX = 6;
const WORDS: Record<Kind, string> = { fresh: 'New', changed: 'Changed', gone: 'Gone' };
const ORDER: readonly Kind[] = ['fresh', 'changed', 'gone'];

/** What a publication changes, or would, for a person; then what one may want to know, what the folder holds, and what readers can open of it. */
export function printPublication(
  { series }: Publication,
  notices: readonly Notice[],
  { changes, made, isDry, shown, now }: Told,
): string {
  const chapters = series.flatMap((one) => one.chapters);
  const titles = series.reduce((sum, { facts }) => sum + Object.keys(facts.languages).length, 0);
  const prepared =
    made > 0
      ? [
          isDry
            ? `${count(made, 'page is', 'pages are')} to be prepared.`
            : `${count(made, 'page was', 'pages were')} prepared.`,
        ]
      : [];
  const told = changes && [
    ...printSeries(series, changes),
    ...(changes.shelves.length > 0 ? [`Changed  catalogue.yaml  ${changes.shelves.join(', ')}`] : []),
  ];
  return [
    ...(told && told.length > 0 ? [told.join('\n')] : []),
    ...(changes ? printMarks(changes.marks, isDry) : []),
    ...prepared,
    ...(notices.length > 0 ? [notices.map(({ file, message }) => `${file}: ${message}`).join('\n')] : []),
    [
      count(series.length, 'series', 'series'),
      count(titles, 'title', 'titles'),
      count(chapters.length, 'chapter', 'chapters'),
      count(pagesOf(chapters), 'page', 'pages'),
    ].join(', '),
    printAccess(shown.series, now),
  ].join('\n\n');
}

function printSeries(series: readonly PublishedSeries[], { series: changes }: ToldChanges): string[] {
  const sorted = ORDER.flatMap((kind) => changes.filter((change) => change.kind === kind));
  const shown = sorted.slice(0, SERIES_MAX);
  const width = Math.max(0, ...shown.map(({ slug }) => slug.length));
  const rows = shown.map(
    (change) =>
      `${WORDS[change.kind].padEnd(7)}  ${change.slug.padEnd(width)}  ${tell(
        change,
        series.find(({ slug }) => slug === change.slug),
      )}`,
  );
  return sorted.length > shown.length
    ? [...rows, `and ${count(sorted.length - shown.length, 'series', 'series')} more`]
    : rows;
}

function tell({ kind, titles, chapters }: SeriesChange, one?: PublishedSeries): string {
  if (kind === 'gone')
    return [count(titles, 'title', 'titles'), count(chapters.gone.length, 'chapter', 'chapters')].join(', ');
  if (kind === 'fresh' && one)
    return [
      count(titles, 'title', 'titles'),
      count(one.chapters.length, 'chapter', 'chapters'),
      count(pagesOf(one.chapters), 'page', 'pages') + kinds(one.chapters),
    ].join(', ');
  const some = ORDER.flatMap((of) =>
    chapters[of].length > 0 ? [`${WORDS[of].toLowerCase()}: ${names(chapters[of])}`] : [],
  );
  return some.join('; ') || 'what it says of itself';
}

function names(chapters: readonly string[]): string {
  return chapters.length > CHAPTERS_MAX ? count(chapters.length, 'chapter', 'chapters') : chapters.join(', ');
}

function printMarks({ favorites, views }: ToldChanges['marks'], isDry: boolean): string[] {
  const some = [
    favorites && count(favorites, 'favourite', 'favourites'),
    views && count(views, 'chapter read', 'chapters read'),
  ].filter(Boolean);
  return some.length > 0
    ? [`Readers ${isDry ? 'would lose' : 'have lost'} what they had of what is gone: ${some.join(', ')}.`]
    : [];
}

function pagesOf(chapters: readonly PublishedChapter[]): number {
  return chapters.reduce((sum, { pages }) => sum + pages.length, 0);
}

function kinds(chapters: readonly PublishedChapter[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const [spreads, slices] = (['spread', 'slice'] as const).map(
    (kind) => pages.filter((page) => page.kind === kind).length,
  );
  const told = [
    spreads && count(spreads, 'spread', 'spreads'),
    slices && count(slices, 'slice of a strip', 'slices of strips'),
  ].filter(Boolean);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Notice } from '../notice';
import type { Publication, PublishedChapter, PublishedSeries } from '../publication';

/** What a publisher's folder holds, for a person: a paragraph a series, what one may want to know, and sums. */
export function printPublication({ series }: Publication, notices: readonly Notice[]): string {
  const chapters = series.flatMap((one) => one.chapters);
  const titles = series.reduce((sum, { facts }) => sum + Object.keys(facts.languages).length, 0);
  return [
    ...series.map(printSeries),
    ...(notices.length > 0 ? [notices.map(({ file, message }) => `${file}: ${message}`).join('\n')] : []),
    [count(series.length, 'series', 'series'), count(titles, 'title', 'titles'), count(chapters.length, 'chapter', 'chapters'), count(pagesOf(chapters), 'page', 'pages')].join(', '),
  ].join('\n\n');
}

function printSeries({ slug, facts, chapters }: PublishedSeries): string {
  const rows = Object.entries(facts.languages).map(([language, { name }]) => {
    const own = chapters.filter((chapter) => chapter.language === (language as LanguageCode));
    return `  ${language}  ${name}: ${count(own.length, 'chapter', 'chapters')}, ${count(pagesOf(own), 'page', 'pages')}${kinds(own)}`;
  });
  return [slug, ...rows].join('\n');
}

function pagesOf(chapters: readonly PublishedChapter[]): number {
  return chapters.reduce((sum, { pages }) => sum + pages.length, 0);
}

function kinds(chapters: readonly PublishedChapter[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const [spreads, slices] = (['spread', 'slice'] as const).map((kind) => pages.filter((page) => page.kind === kind).length);
  const told = [spreads && count(spreads, 'spread', 'spreads'), slices && count(slices, 'slice of a strip', 'slices of strips')].filter(Boolean);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

function count(number: number, one: string, more: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : more}`;
}

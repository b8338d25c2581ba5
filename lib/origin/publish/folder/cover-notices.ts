import type { LanguageCode } from '@/lib/wire/language-codes';
import { coverChapter } from '../cover-chapter';
import { isReadable } from '../is-readable';
import type { Notice } from '../notice';
import type { PublishedChapter, PublishedSeries } from '../publication';

/** Of a series without pictures, which pages of chapters that are closed, or will be, everybody sees as its cover. `now` is in seconds. */
export function coverNotices({ slug, facts, chapters }: PublishedSeries, now: number): Notice[] {
  if (Object.values(facts.pictures).some((picture) => picture !== undefined)) return [];
  const covers = (Object.keys(facts.languages) as LanguageCode[]).flatMap((language) => coverChapter(chapters, language, now) ?? []);
  const why = (chapter: PublishedChapter) => (!isReadable(chapter, now) ? 'which is not open' : chapter.entry.end !== undefined ? 'which will end' : undefined);
  const seen = new Map(covers.flatMap((chapter) => (why(chapter) ? [[chapter.file, why(chapter)]] : [])));
  return [...seen].map(([file, reason]) => ({
    file: `${slug}/series.yaml`,
    message: `The first page of ${file}, ${reason}, is the cover: give the series a picture, or everybody sees that page.`,
  }));
}

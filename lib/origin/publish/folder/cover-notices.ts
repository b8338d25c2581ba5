import type { LanguageCode } from '@/lib/wire/language-codes';
import { coverChapter } from '../cover-chapter';
import { isReadable } from '../is-readable';
import type { Notice } from '../notice';
import type { PublishedSeries } from '../publication';

/** Of a series without pictures, which pages of closed chapters everybody sees as its cover. `now` is in seconds. */
export function coverNotices({ slug, facts, chapters }: PublishedSeries, now: number): Notice[] {
  if (Object.values(facts.pictures).some((picture) => picture !== undefined)) return [];
  const covers = (Object.keys(facts.languages) as LanguageCode[]).flatMap((language) => coverChapter(chapters, language, now) ?? []);
  const closed = covers.filter((chapter) => !isReadable(chapter, now));
  return [...new Set(closed.map(({ file }) => file))].map((file) => ({
    file: `${slug}/series.yaml`,
    message: `The first page of ${file}, which is not open, is the cover: give the series a picture, or everybody sees that page.`,
  }));
}

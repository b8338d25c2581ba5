import type { LanguageCode } from '@/lib/wire/language-codes';
import { coverChapter } from '../cover-chapter';
import { isReadable } from '../is-readable';
import type { Notice } from '../notice';
import type { PublishedChapter, PublishedSeries } from '../publication';

/** Of a series without pictures, which pages of chapters that are closed, or will be, everybody sees as its cover. `now` is in seconds. */
export function coverNotices({ slug, facts, chapters }: PublishedSeries, now: number): Notice[] {
  if (Object.values(facts.pictures).some((picture) => picture !== undefined)) return [];
  const covers = (Object.keys(facts.languages) as LanguageCode[]).flatMap(
    (language) => coverChapter(chapters, language, now) ?? [],
  );
  const seen = new Map(covers.map((chapter) => [chapter.file, closing(chapter, now)]));
  return [...seen]
    .filter(([, why]) => why !== undefined)
    .map(([file, why]) => ({
      file: `${slug}/series.yaml`,
      message: `The first page of ${file}, ${why}, is the cover: give the series a picture, or everybody sees that page.`,
    }));
}

function closing(chapter: PublishedChapter, now: number): string | undefined {
  if (!isReadable(chapter, now)) return 'which is not open';
  return chapter.entry.end === undefined ? undefined : 'which will end';
}

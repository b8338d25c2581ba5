import type { Language } from '@/lib/domain/language';
import { readLatestChapters } from '@/lib/server/read-latest-chapters';
import { readPlainChapters } from '@/lib/server/read-plain-chapters';

/** What came out lately in a language, so many at most, and which of it any program can show. */
export async function readReleases(language: Language, count: number) {
  const releases = (await readLatestChapters(language)).slice(0, count);
  return { releases, isPlain: await readPlainChapters(releases.map(({ chapterId }) => chapterId)) };
}

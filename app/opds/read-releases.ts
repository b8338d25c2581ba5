import type { Language } from '@/lib/domain/language';
import { releasesIn } from '@/lib/feeds/updates-feed';
import { readHome } from '@/lib/server/read-home';
import { readPlainChapters } from '@/lib/server/read-plain-chapters';

/** What came out lately in a language, so many at most, and which of it any program can show. */
export async function readReleases(language: Language, count: number) {
  const releases = releasesIn(await readHome(language, [language]), language, count);
  return { releases, isPlain: await readPlainChapters(releases.map(({ chapterId }) => chapterId)) };
}

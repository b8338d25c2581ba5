import { keptEntries } from '@/lib/cache-names';
import { keptChapterOf, type KeptChapter } from '@/lib/domain/kept-chapter';

/** What a chapter's cache tells of it; undefined where it is not complete. */
export async function readRecord(cache: Cache): Promise<KeptChapter | undefined> {
  const record = await cache.match(keptEntries.record);
  return keptChapterOf(await record?.json().catch(() => undefined));
}

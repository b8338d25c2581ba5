import { fetchChapterView } from '@/lib/api/chapter-view';
import { cacheNames, keptEntries } from '@/lib/cache-names';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { isOver } from '@/lib/domain/kept-chapter';
import { pageContentOf, type PageContent } from '@/lib/domain/page-content';

import type { AskedChapter } from '../asked-chapter';

import { keepLock } from './keep-lock';
import { tellKept } from './kept-news';
import { readRecord } from './read-record';

/** What a chapter's pages show, in reading order; undefined where one has no content address. */
function pagesOf(view: ChapterView): PageContent[] | undefined {
  const addresses = view.pages.flatMap((page) => (page.kind === 'manga' ? [page.imageUrl] : []));
  const pages = addresses.map(pageContentOf);
  return pages.every((page) => page !== undefined) ? pages : undefined;
}

/** Whether two answers for a chapter show the same pictures, in whichever quality. */
function isAlike(pages: readonly PageContent[], others: readonly PageContent[] | undefined): boolean {
  const contents = (some: readonly PageContent[] | undefined) => some?.map(({ content }) => content).join();
  return contents(pages) === contents(others);
}

/**
 * Brings a downloaded chapter up to date where its publisher has replaced pages: downloads the new pages, in the quality of the download, and
 * deletes the old ones. The pages that stay are not downloaded again. The download stays readable as it was until all has arrived.
 * @param fresh the chapter as the origin answers now
 * @throws as `keepChapter` does; the next call goes on from there
 */
export async function renewKept(fresh: ChapterView, asked: AskedChapter): Promise<void> {
  const pages = pagesOf(fresh);
  const name = cacheNames.chapter(fresh.chapterId);
  if (!pages?.length || typeof caches === 'undefined' || !(await caches.has(name).catch(() => false))) return;
  await navigator.locks.request(keepLock(fresh.chapterId), async () => {
    // Deleted while another tab held the lock.
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const [renewed, answer] = await Promise.all([readRecord(cache), cache.match(keptEntries.answer)]);
    if (!renewed || !answer || isOver(renewed, Date.now() / 1_000)) return;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const before = pagesOf(await fetchChapterView(() => Promise.resolve(bytes), asked));
    if (isAlike(pages, before)) return;
    const { download } = await import('./keep-chapter');
    await download(cache, {
      asked: { ...asked, quality: before?.[0]?.quality ?? asked.quality },
      path: renewed.path,
      renewed,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    tellKept();
  });
}

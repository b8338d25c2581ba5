import { fetchChapterView } from '@/lib/api/chapter-view';
import type { Send } from '@/lib/api/send';
import { cacheNames, keptEntries } from '@/lib/cache-names';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { isOver, wayInEnds, type KeptChapter } from '@/lib/domain/kept-chapter';
import { limits } from '@/lib/limits';

import type { AskedChapter } from '../asked-chapter';
import { send } from '../send';

import { completeWorker } from './complete-worker';
import { KeepError } from './keep-error';
import { keepLock } from './keep-lock';
import { tellKept } from './kept-news';
import { picturesOf } from './pictures-of';
import { readRecord } from './read-record';
import { pictureKey, putWhole, storePicture } from './store-picture';

export interface KeepProgress {
  /** Pages that are kept, of how many, and bytes so far. */
  done: number;
  of: number;
  bytes: number;
}

interface Keeping {
  /** How the reader reads it: the very pages are kept. */
  asked: AskedChapter;
  /** The path of its viewer, in the reader's locale. */
  path: string;
  /** The complete download that this one brings up to date. */
  renewed?: KeptChapter;
  signal: AbortSignal;
  onProgress: (progress: KeepProgress) => void;
}

/** The chapter as the origin answers now, and the bytes of the answer. */
async function answered(asked: AskedChapter, signal: AbortSignal): Promise<{ view: ChapterView; bytes: Uint8Array }> {
  let bytes = new Uint8Array();
  const listening: Send = async (call) => (bytes = new Uint8Array(await send({ ...call, signal })));
  const view = await fetchChapterView(listening, asked);
  return { view, bytes };
}

async function storeViewer(cache: Cache, path: string, signal: AbortSignal): Promise<void> {
  const page = await fetch(path, { signal });
  if (!page.ok || page.redirected) throw new KeepError('failed');
  await putWhole(cache, path, page);
}

/** The bytes of a picture that a download has already; undefined for one that it has not. */
async function storedBytes(cache: Cache, address: string): Promise<number | undefined> {
  const stored = await cache.match(pictureKey(address));
  return stored && (await stored.blob()).size;
}

async function storePages(
  cache: Cache,
  { pages, others }: ReturnType<typeof picturesOf>,
  { signal, onProgress }: Keeping,
): Promise<number> {
  const progress = { done: 0, of: pages.length, bytes: 0 };
  onProgress({ ...progress });
  const waiting = [...pages];
  const bring = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      progress.bytes += (await storedBytes(cache, address)) ?? (await storePicture(cache, address, signal));
      progress.done++;
      onProgress({ ...progress });
    }
  };
  const carriers = Array.from({ length: limits.keptAtOnce }, () =>
    bring().catch((error: unknown) => {
      // One page that is lost ends it for all: what the others still hold is let go of first.
      waiting.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(carriers);
  await Promise.all(carriers);
  // A cover that does not come leaves the chapter readable.
  for (const address of others)
    progress.bytes += await storePicture(cache, address, signal).catch((error: unknown) => ignoreLost(error));
  return progress.bytes;
}

function ignoreLost(error: unknown): number {
  if (error instanceof KeepError && error.reason === 'failed') return 0;
  throw error;
}

function recordOf(view: ChapterView, { path, renewed }: Keeping, bytes: number): KeptChapter {
  const now = Math.floor(Date.now() / 1_000);
  const chapter = view.chapters.find(({ id }) => id === view.chapterId);
  const endsAt = chapter && wayInEnds(chapter, now);
  return {
    chapterId: view.chapterId,
    titleId: view.titleId,
    titleName: view.titleName,
    language: view.language,
    chapterName: view.chapterName,
    thumbnailUrl: chapter?.thumbnailUrl || view.title.landscapeImageUrl,
    path,
    pages: view.pages.filter(({ kind }) => kind === 'manga').length,
    bytes,
    keptAt: renewed?.keptAt ?? now,
    // A ticket that was spent on the first download lasts no longer for a second one.
    endsAt: endsAt && Math.min(endsAt, renewed?.endsAt ?? Infinity),
  };
}

/**
 * Downloads a chapter into its cache, with what is there already left out, and deletes what is not of it any more. Its answer and its record are
 * put in last: until then a download that was complete before stays readable. @throws as `keepChapter`
 */
export async function download(cache: Cache, keeping: Keeping): Promise<KeptChapter> {
  const { asked, path, signal } = keeping;
  const { view, bytes } = await answered(asked, signal);
  const pictures = picturesOf(view);
  const kept = recordOf(view, keeping, await storePages(cache, pictures, keeping));
  await completeWorker(signal);
  await storeViewer(cache, path, signal);
  signal.throwIfAborted();
  await putWhole(cache, keptEntries.answer, new Response(new Uint8Array(bytes)));
  await putWhole(cache, keptEntries.record, Response.json(kept));
  const needed = new Set([path, keptEntries.answer, keptEntries.record].map(pictureKey));
  for (const address of [...pictures.pages, ...pictures.others]) needed.add(pictureKey(address));
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
  return kept;
}

/**
 * Keeps a chapter as its reader reads it now: every page as it is served, the answer with its keys, and the page it is read in.
 * One that another tab has kept meanwhile is given back as it is. What breaks off leaves nothing. @throws KeepError, OriginError, NetworkError, or the signal's reason
 */
export async function keepChapter(keeping: Keeping): Promise<KeptChapter> {
  const { asked, signal } = keeping;
  // Without TLS there are neither.
  if (!('caches' in globalThis && 'locks' in navigator)) throw new KeepError('impossible');
  const kept = navigator.locks.request(keepLock(asked.chapterId), { signal }, async () => {
    const name = cacheNames.chapter(asked.chapterId);
    const cache = await caches.open(name);
    // What the tab before this one kept while this one waited is whole: to begin anew would put it at stake.
    const there = await readRecord(cache);
    if (there && !isOver(there, Date.now() / 1_000)) return there;
    try {
      const kept = await download(cache, keeping);
      tellKept();
      return kept;
    } catch (error) {
      await caches.delete(name);
      tellKept();
      throw error;
    }
  });
  return kept.catch((error: unknown) => {
    // Where the reader blocks what sites keep.
    throw error instanceof DOMException && error.name === 'SecurityError'
      ? new KeepError('impossible', { cause: error })
      : error;
  });
}

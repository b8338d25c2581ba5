import { cacheNames, keptEntries } from '@/lib/cache-names';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import { encodeResponse } from '@/lib/wire/encode-response';
import { furnishCaches, HOME } from '@/lib/worker/caches-in-test';

import { askChapter } from '../ask-chapter';

import { fetchPatiently } from './fetch-patiently';
import { keepChapter } from './keep-chapter';
import { keepLock } from './keep-lock';
import { keepState, startKeeping, stopKeeping } from './keeping';
import { tellKept } from './kept-news';
import { listKept } from './list-kept';
import type * as RenewKept from './renew-kept';

jest.mock('./kept-news', () => ({ tellKept: jest.fn() }));
jest.mock('./complete-worker', () => ({ completeWorker: () => Promise.resolve() }));
const mockRenewals: Promise<unknown>[] = [];
jest.mock('./renew-kept', () => {
  const { renewKept } = jest.requireActual<typeof RenewKept>('./renew-kept');
  return {
    renewKept: (...asked: Parameters<typeof renewKept>) => {
      const renewal = renewKept(...asked);
      mockRenewals.push(renewal.catch(() => undefined));
      return renewal;
    },
  };
});

const ID = 10_002;
const chapter = { chapterId: ID, languages: ['eng'] } as const;
const PATH = `/viewer/${ID}`;
/** As another tab downloads it. */
const theirs: KeptChapter = {
  chapterId: ID,
  titleId: 12,
  titleName: 'Series',
  chapterName: '#2',
  thumbnailUrl: '',
  path: PATH,
  pages: 3,
  bytes: 300,
  keptAt: 1_700_000_000,
};

/** The Web Locks of a browser: one holder per name; an aborted request waits no longer. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  async function request(name: string, ...[options, then]: [LockOptions, () => unknown] | [() => unknown, undefined?]) {
    const [signal, work] = typeof options === 'function' ? [undefined, options] : [options.signal, then!];
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    const before = last.get(name);
    const held = Promise.race([before, aborted]).then(work);
    last.set(name, Promise.allSettled([before, held]));
    return held;
  }
  return { request };
}

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = async (address: string) =>
  address === PATH
    ? new Response('viewer')
    : new Response(encodeResponse({ success: { mangaViewer: { chapterId: ID } } }));

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: locks() } });
  furnishCaches();
  fetched.mockReset().mockImplementation(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
  jest.mocked(tellKept).mockReset();
});
afterEach(() => jest.restoreAllMocks());

const download = (signal = new AbortController().signal) =>
  keepChapter({ asked: chapter, path: PATH, signal, onProgress: () => undefined });

/** Another tab downloads the chapter. @returns ends that with a complete download */
function otherTab(): (record: KeptChapter) => Promise<void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const holding = navigator.locks.request(keepLock(ID), () => released);
  return async (record) => {
    await (await caches.open(cacheNames.chapter(ID))).put(keptEntries.record, Response.json(record));
    release();
    await holding;
  };
}

test('reuses what another tab has downloaded meanwhile @R31', async () => {
  const end = otherTab();
  const outcome = download();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await end(theirs);
  expect(await outcome).toEqual(theirs);
  expect(fetched).not.toHaveBeenCalled();
  expect(await listKept()).toEqual([theirs]);
});

test('stops waiting when it is aborted, and leaves the other tab’s download alone', async () => {
  const end = otherTab();
  const outcome = startKeeping(chapter, PATH);
  expect(keepState(ID)).toMatchObject({ is: 'keeping' });
  stopKeeping(ID);
  await outcome;
  expect(keepState(ID)).toEqual({ is: 'not-kept' });
  await end(theirs);
  expect(await listKept()).toEqual([theirs]);
});

test.each([
  ['is aborted', true, { name: 'AbortError' }],
  ['fails', false, { reason: 'failed' }],
])('removes a partial download when it %s, and reports that', async (_, isAborted, error) => {
  const stop = new AbortController();
  let isPartial: boolean | undefined;
  fetched.mockImplementation(async (address, { signal }) => {
    if (address !== PATH) return answers(address);
    isPartial = await caches.has(cacheNames.chapter(ID));
    if (isAborted) stop.abort();
    signal!.throwIfAborted();
    return new Response('gone', { status: 404 });
  });
  await expect(download(stop.signal)).rejects.toMatchObject(error);
  expect([isPartial, await caches.keys()]).toEqual([true, []]);
  expect(tellKept).toHaveBeenCalledTimes(1);
});

describe('a download of a chapter whose pages were replaced', () => {
  const address = (letter: string, quality = 'high') =>
    `/media/page/${ID}/${letter.repeat(16)}${letter === 'a' ? '-plain' : ''}-${quality}.webp`;
  const END = Math.floor(Date.now() / 1_000) + 1_000;
  let published: string;
  /** Names of pages that were downloaded, each as often as it was. */
  let downloads: string[];
  let isOnline: boolean;

  const answer = (quality: string) => {
    const pages = [...published].map((letter) => ({
      mangaPage: { imageUrl: `${address(letter, quality)}?e=20781&s=x`, width: 800, height: 1200 },
    }));
    const chapters = [{ chapterId: ID, endTimeStamp: END + 1 }];
    return new Response(encodeResponse({ success: { mangaViewer: { chapterId: ID, pages, chapters } } }));
  };
  const read = (quality: 'low' | 'high' = 'high') => askChapter({ ...chapter, quality });
  const shown = async () =>
    (await read()).pages.flatMap((page) => (page.kind === 'manga' ? [page.imageUrl.split('?')[0]!] : []));
  /** Reads the chapter online, and waits until its download is renewed. */
  async function readOnline(quality: 'low' | 'high' = 'high') {
    await read(quality);
    await Promise.all(mockRenewals.splice(0));
  }
  const stored = async () =>
    (await (await caches.open(cacheNames.chapter(ID))).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/media/'));

  beforeEach(async () => {
    [published, downloads, isOnline] = ['abc', [], true];
    Object.assign(globalThis, { window: { location: { href: `${HOME}${PATH}` } } });
    fetched.mockImplementation(async (asked) => {
      const { pathname, searchParams } = new URL(asked, HOME);
      if (!isOnline) throw new TypeError('Failed to fetch');
      if (pathname === PATH) return new Response(published);
      if (!pathname.startsWith('/media/')) return answer(searchParams.get('img_quality')!);
      downloads.push(pathname);
      return new Response(pathname);
    });
    await download();
    downloads = [];
    published = 'adbc';
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  it('downloads the new ones alone when it is read, and is read offline with them @R31', async () => {
    await readOnline();
    expect(downloads).toEqual([address('d')]);
    published = 'dc';
    await readOnline();
    expect(downloads).toEqual([address('d')]);
    expect(await stored()).toEqual([address('c'), address('d')]);
    isOnline = false;
    expect(await shown()).toEqual(['d', 'c'].map((letter) => address(letter)));
    expect(await (await caches.match(PATH))!.text()).toBe('dc');
  });

  it('keeps its quality, its time of download and its end', async () => {
    const cache = await caches.open(cacheNames.chapter(ID));
    await cache.put(keptEntries.record, Response.json({ ...theirs, keptAt: 9, endsAt: END }));
    await readOnline('low');
    expect(downloads).toEqual([address('d')]);
    expect(await listKept()).toMatchObject([{ keptAt: 9, endsAt: END, pages: 4 }]);
  });

  it('stays as it was where a new one does not come, and is completed the next time', async () => {
    const online = fetched.getMockImplementation()!;
    fetched.mockImplementation(async (asked, init) =>
      asked.includes(address('d')) ? new Response('', { status: 404 }) : online(asked, init),
    );
    await readOnline();
    isOnline = false;
    expect(await shown()).toEqual(['a', 'b', 'c'].map((letter) => address(letter)));
    isOnline = true;
    fetched.mockImplementation(online);
    await readOnline();
    expect(downloads).toEqual([address('d')]);
  });

  it('is left alone where it was deleted', async () => {
    await caches.delete(cacheNames.chapter(ID));
    await readOnline();
    expect([downloads, await caches.keys()]).toEqual([[], []]);
  });
});

test.each<[string, (number | 'offline')[], string, number]>([
  ['retries failures', ['offline', 503, 200], 'picture', 3],
  ['does not retry a refusal', [403, 200], 'failed', 1],
  ['gives up after four tries', [500, 500, 500, 500, 200], 'failed', 4],
])('a fetch %s', async (_, outcomes, result, tries) => {
  jest.useFakeTimers();
  fetched.mockImplementation(async () => {
    const status = outcomes.shift();
    if (typeof status !== 'number') throw new TypeError('Failed to fetch');
    return new Response('picture', { status });
  });
  const outcome = fetchPatiently('/page', { signal: new AbortController().signal }).then(
    (response) => response.text(),
    (error: Error) => error.message,
  );
  await jest.runAllTimersAsync();
  expect(await outcome).toBe(result);
  expect(fetched).toHaveBeenCalledTimes(tries);
  jest.useRealTimers();
});

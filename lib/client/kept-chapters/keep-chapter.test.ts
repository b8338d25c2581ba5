import { cacheNames, keptEntries } from '@/lib/cache-names';
import type { KeptChapter } from '@/lib/domain/kept-chapter';
import { encodeResponse } from '@/lib/wire/encode-response';

import { keepChapter } from './keep-chapter';
import { keepLock } from './keep-lock';
import { keepState, startKeeping, stopKeeping } from './keeping';
import { tellKept } from './kept-news';
import { listKept } from './list-kept';

jest.mock('./kept-news', () => ({ tellKept: jest.fn() }));
jest.mock('./complete-worker', () => ({ completeWorker: () => Promise.resolve() }));

const ID = 10_002;
const asked = { chapterId: ID, languages: ['eng'] } as const;
const PATH = `/viewer/${ID}`;
/** As another tab keeps it. */
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

/** One at a time by each name, as a browser has it; who breaks off waits no longer. */
function locks() {
  const last = new Map<string, Promise<unknown>>();
  async function request(name: string, ...[options, then]: [LockOptions, () => unknown] | [() => unknown, undefined?]) {
    const [signal, work] = typeof options === 'function' ? [undefined, options] : [options.signal, then!];
    signal?.throwIfAborted();
    const brokenOff = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    const before = last.get(name);
    const held = Promise.race([before, brokenOff]).then(work);
    last.set(name, Promise.allSettled([before, held]));
    return held;
  }
  return { request };
}

function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
  });
  return {
    open: (name: string) => Promise.resolve(cacheOf(all.get(name) ?? all.set(name, new Map()).get(name)!)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    keys: () => Promise.resolve([...all.keys()]),
  };
}

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = (address: string) =>
  Promise.resolve(
    address === PATH
      ? new Response('viewer')
      : new Response(encodeResponse({ success: { mangaViewer: { chapterId: ID } } })),
  );

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: locks() } });
  Object.assign(globalThis, { caches: cacheStorage() });
  fetched.mockReset().mockImplementation(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
  jest.mocked(tellKept).mockReset();
});
afterEach(() => jest.restoreAllMocks());

const keep = (signal = new AbortController().signal) =>
  keepChapter({ asked, path: PATH, signal, onProgress: () => undefined });

/** Another tab is at the chapter. @returns how it comes to its end: with the chapter kept whole, as a record says */
function otherTab(): (record: KeptChapter) => Promise<void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isAtIt = navigator.locks.request(keepLock(ID), () => released);
  return async (record) => {
    await (await caches.open(cacheNames.chapter(ID))).put(keptEntries.record, Response.json(record));
    release();
    await isAtIt;
  };
}

test('what another tab has kept meanwhile is given back as it is, whatever the reader does then', async () => {
  const end = otherTab();
  const stop = new AbortController();
  const outcome = keep(stop.signal);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await end(theirs);
  expect(await outcome).toEqual(theirs);
  stop.abort();
  expect(fetched).not.toHaveBeenCalled();
  expect(await listKept()).toEqual([theirs]);
});

test('what may be read no longer is kept anew', async () => {
  const end = otherTab();
  const outcome = keep();
  await end({ ...theirs, endsAt: 1_700_000_001 });
  expect(await outcome).toMatchObject({ chapterId: ID, endsAt: undefined });
  expect(await listKept()).toMatchObject([{ chapterId: ID, bytes: 0 }]);
  expect(tellKept).toHaveBeenCalledTimes(1);
});

test('who breaks off while another tab keeps the chapter waits no longer, hears of no failure, and takes nothing from it', async () => {
  const end = otherTab();
  const outcome = startKeeping(asked, PATH);
  expect(keepState(ID)).toMatchObject({ is: 'keeping' });
  stopKeeping(ID);
  await outcome;
  expect(keepState(ID)).toEqual({ is: 'not-kept' });
  await end(theirs);
  expect(await listKept()).toEqual([theirs]);
});

test('who breaks off while the chapter is asked for waits no longer; nothing stays, and that is told', async () => {
  let isAsked = () => undefined as void;
  const asking = new Promise<void>((resolve) => (isAsked = resolve));
  fetched.mockImplementation((_, { signal }) => {
    isAsked();
    return new Promise((__, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  });
  const stop = new AbortController();
  const outcome = keep(stop.signal);
  await asking;
  expect(await caches.keys()).toEqual([cacheNames.chapter(ID)]);
  stop.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(await caches.keys()).toEqual([]);
  expect(tellKept).toHaveBeenCalledTimes(1);
});

test('what fails leaves nothing, and that is told', async () => {
  fetched.mockImplementation((address) =>
    address === PATH ? Promise.resolve(new Response('gone', { status: 404 })) : answers(address),
  );
  await expect(keep()).rejects.toMatchObject({ reason: 'failed' });
  expect(await caches.keys()).toEqual([]);
  expect(tellKept).toHaveBeenCalledTimes(1);
});

import { NetworkError } from '@/lib/api/network-error';
import { OriginError } from '@/lib/domain/origin-error';
import { limits } from '@/lib/limits';
import { encodeResponse } from '@/lib/wire/encode-response';

import { onAnswered } from './answered';
import { loadChapter } from './load-chapter';
import { tellOutage } from './outage';
import { send } from './send';
import { session } from './session';

jest.mock('./outage', () => ({ tellOutage: jest.fn() }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const bytes = new Uint8Array([1, 2, 3]);
const sent = () => fetched.mock.calls[0]![1];

beforeEach(() => {
  jest.mocked(tellOutage).mockReset();
  fetched.mockReset().mockImplementation(async () => new Response(bytes));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A server that does not answer until the call is aborted. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
/** What reading a response comes to whose body is a stream. */
const reading = (source: UnderlyingDefaultSource<Uint8Array>) => {
  fetched.mockResolvedValue(new Response(new ReadableStream(source)));
  return send({ endpoint: 'favorites' });
};

test('sends a call to its own origin with the reader’s session, and resolves with the bytes @1.3 @7.1', async () => {
  const answered = jest.fn();
  const stop = onAnswered(answered);
  await expect(send({ endpoint: 'titleDetail', query: { title_id: 10 } })).resolves.toEqual(bytes);
  stop();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![0]).toBe('/api/title_detailV3?title_id=10');
  expect(sent()).toMatchObject({ method: 'GET', headers: { 'SESSION-TOKEN': session() }, keepalive: false });
  expect(sent().headers).not.toHaveProperty('Content-Type');
});

test.each([
  ['addFavorite', 'PUT'],
  ['unlikeComment', 'DELETE'],
  ['tapBanner', 'GET'],
] as const)('sends the write %s by %s, and keeps it alive after the page', async (endpoint, method) => {
  await send({ endpoint });
  expect(sent()).toMatchObject({ method, keepalive: true });
});

test('aborts a call after the time limit @7.4 @9.1', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(silence);
  const settled = jest.fn();
  const call = send({ endpoint: 'favorites' }).catch(settled);
  await jest.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await call;
  expect(settled.mock.calls).toMatchObject([[{ name: 'NetworkError', reason: 'timeout' }]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects with the caller’s own abort', async () => {
  const caller = new AbortController();
  fetched.mockImplementation(silence);
  const call = send({ endpoint: 'favorites', signal: caller.signal });
  caller.abort();
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('rejects a failed connection as unreachable, with its cause @8.4', async () => {
  const cause = new TypeError('Failed to fetch');
  fetched.mockRejectedValue(cause);
  const error = { name: 'NetworkError', reason: 'unreachable', cause };
  await expect(send({ endpoint: 'favorites' })).rejects.toMatchObject(error);
});

test('rejects an endless response, and one that breaks off', async () => {
  const endless = reading({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) });
  await expect(endless).rejects.toMatchObject({ name: 'NetworkError', reason: 'too-large' });
  const broken = reading({ start: (stream) => stream.error(new TypeError('cut off')) });
  await expect(broken).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
});

describe('a chapter', () => {
  const wanted = { chapterId: 10_002, languages: ['eng', 'esp'], quality: 'low', viewerMode: 'horizontal' } as const;
  const respondWith = (message: Parameters<typeof encodeResponse>[0]) =>
    fetched.mockImplementation(async () => new Response(new Uint8Array(encodeResponse(message))));

  test('is requested with the session, and prefetched by the same URL without it', async () => {
    respondWith({ success: { mangaViewer: { chapterId: 10_002 } } });
    await expect(loadChapter({ ...wanted, asReader: false })).resolves.toMatchObject({ chapterId: 10_002 });
    await loadChapter(wanted);
    const [[prefetched, { headers }], [read, asReader]] = fetched.mock.calls as [
      [string, RequestInit],
      [string, RequestInit],
    ];
    expect([...new Headers(headers).keys()]).toEqual([]);
    expect(asReader.headers).toEqual({ 'SESSION-TOKEN': session() });
    expect(prefetched).toBe(read);
    expect(read).toBe(
      '/api/manga_viewer?chapter_id=10002&split=yes&img_quality=low&viewer_mode=horizontal&clang=eng%2Cesp',
    );
  });

  test('of a closed service replaces the screen, unless it is prefetched', async () => {
    respondWith({ error: { action: 2 } });
    await expect(loadChapter({ ...wanted, asReader: false })).rejects.toBeInstanceOf(OriginError);
    expect(tellOutage).not.toHaveBeenCalled();
    await expect(loadChapter(wanted)).rejects.toBeInstanceOf(OriginError);
    expect(tellOutage).toHaveBeenCalledWith('maintenance');
  });
});

import { limits } from '@/lib/limits';

import type { PictureRequest } from './picture-request';

jest.mock('./start-picture-worker', () => ({ startPictureWorker: jest.fn() }));

/** One end of the channel between a page and its worker. */
class End extends EventTarget {
  other!: End;
  readonly sent: unknown[] = [];
  readonly terminate = jest.fn();
  postMessage(data: unknown) {
    this.sent.push(data);
    queueMicrotask(() => this.other.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const URL_BEFORE = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
let blobs: Blob[];
let asked: { url: string; options: RequestInit }[];
let answer: () => Promise<Partial<Response>>;
let page: End;
let worker: End;

const encrypted = { ok: true, arrayBuffer: () => Promise.resolve(Uint8Array.of(0x0f, 0x0e, 0x0d).buffer) };
const never = () => new Promise<never>(() => undefined);
const settled = () => new Promise((done) => setTimeout(done));

/** A page that has fetched no picture yet, in a browser with workers or without. */
async function openPage({ workers = true } = {}) {
  jest.resetModules();
  Object.assign(global, { Worker: workers ? function () {} : undefined });
  [page, worker] = [new End(), new End()];
  [page.other, worker.other] = [worker, page];
  const { startPictureWorker } = await import('./start-picture-worker');
  jest.mocked(startPictureWorker).mockReturnValue(page as unknown as Worker);
  const { fetchPicture } = await import('./fetch-picture');
  const { answerPictures } = await import('./answer-pictures');
  return {
    startPictureWorker,
    bring: (name: string, options: RequestInit = {}) => fetchPicture(`/page/${name}`, '0f', options),
    async startWorker() {
      answerPictures(worker as never);
      await settled();
    },
  };
}

const byWorker = () => page.sent.filter((message) => 'url' in (message as PictureRequest)).length;

beforeEach(() => {
  [blobs, asked, answer] = [[], [], async () => encrypted];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  global.fetch = jest.fn((url: string, options: RequestInit) => {
    asked.push({ url, options });
    const { signal } = options;
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return signal?.aborted ? Promise.reject(signal.reason) : Promise.race([answer(), aborted]);
  }) as unknown as typeof fetch;
});
afterEach(() => void Object.assign(URL, URL_BEFORE));

const bytes = (blob: Blob) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob);
  });

it('fetches every picture by one worker, the first as soon as that has started', async () => {
  const { bring, startWorker, startPictureWorker } = await openPage();
  const first = bring('1');
  await settled();
  expect(asked).toEqual([]);
  await startWorker();
  expect(await first).toBe('blob:1');
  expect(await bring('2', { priority: 'high' })).toBe('blob:2');
  expect([byWorker(), asked.length]).toEqual([2, 2]);
  expect(asked[1]).toMatchObject({ url: 'http://localhost/page/2', options: { priority: 'high' } });
  expect(startPictureWorker).toHaveBeenCalledTimes(1);
  expect(await Promise.all(blobs.map(bytes))).toEqual(Array(2).fill([0, 1, 2]));
});

it('fetches on this thread where the worker does not start in time', async () => {
  jest.useFakeTimers();
  const { bring } = await openPage();
  const first = bring('1');
  await jest.advanceTimersByTimeAsync(limits.workerWaitMs);
  expect([await first, await bring('2')]).toEqual(['blob:1', 'blob:2']);
  expect([byWorker(), page.terminate.mock.calls.length]).toEqual([0, 1]);
  jest.useRealTimers();
});

it('fetches on this thread where a policy forbids workers', async () => {
  const { bring, startPictureWorker } = await openPage();
  jest.mocked(startPictureWorker).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(await bring('1')).toBe('blob:1');
});

it('rejects pending pictures and fetches on this thread once the worker has failed', async () => {
  const { bring, startWorker } = await openPage();
  const first = bring('1');
  await startWorker();
  await first;
  answer = never;
  const lost = expect(bring('2')).rejects.toMatchObject({ name: 'PictureError', status: undefined });
  await settled();
  page.dispatchEvent(new Event('error'));
  await lost;
  expect(page.terminate).toHaveBeenCalledTimes(1);
  answer = async () => encrypted;
  expect(await bring('3')).toBe('blob:2');
});

describe.each(['this thread', 'the worker'])('on %s', (thread) => {
  async function opened() {
    const { bring, startWorker } = await openPage({ workers: thread === 'the worker' });
    const first = bring('first');
    if (thread === 'the worker') await startWorker();
    await first;
    return bring;
  }

  it('rejects with the status of a refused picture, and without one where none came', async () => {
    const bring = await opened();
    answer = async () => ({ ok: false, status: 403 });
    await expect(bring('1')).rejects.toMatchObject({ name: 'PictureError', status: 403 });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(bring('2')).rejects.toMatchObject({ name: 'PictureError', status: undefined });
  });

  it('aborts a picture that is no longer wanted, and no other @R7', async () => {
    const bring = await opened();
    const controller = new AbortController();
    answer = never;
    const gone = expect(bring('1', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    void bring('2', { signal: new AbortController().signal });
    await settled();
    controller.abort();
    await gone;
    await settled();
    expect(asked.slice(-2).map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
    await expect(bring('3', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(blobs).toHaveLength(1);
  });
});

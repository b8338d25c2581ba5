import { NetworkError } from '@/lib/api/network-error';
import { limits } from '@/lib/limits';

import { send } from './send';
import { session } from './session';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = () => Promise.resolve(new Response(new Uint8Array([1, 2, 3])));
const sent = () => fetched.mock.calls[0]![1];

beforeEach(() => {
  fetched.mockReset().mockImplementation(answer);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched as unknown as typeof fetch);
});
afterEach(() => jest.restoreAllMocks());

/** Answers nothing until the call is given up. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const giveUp = () => reject(signal?.reason);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });

test('a question goes below our own address with the reader’s session, and its bytes come back @1.3 @7.1', async () => {
  await expect(send({ endpoint: 'titleDetail', query: { title_id: 10 } })).resolves.toEqual(new Uint8Array([1, 2, 3]));
  expect(fetched.mock.calls[0]![0]).toBe('/api/title_detailV3?title_id=10');
  expect(sent()).toMatchObject({ method: 'GET', headers: { 'SESSION-TOKEN': session() }, keepalive: false });
  expect(sent().headers).not.toHaveProperty('Content-Type');
});

test.each([
  ['addFavorite', 'PUT'],
  ['unlikeComment', 'DELETE'],
  ['tapBanner', 'GET'],
] as const)('%s is a write: it survives the page', async (endpoint, method) => {
  await send({ endpoint });
  expect(sent()).toMatchObject({ method, keepalive: true });
});

test('a body is JSON', async () => {
  await send({ endpoint: 'contact', body: { subject: 'a', body: 'b' } });
  expect(sent()).toMatchObject({ headers: { 'Content-Type': 'application/json' }, body: '{"subject":"a","body":"b"}' });
});

test('an origin that does not answer in time is given up @7.4 @9.1', async () => {
  const timeout = new AbortController();
  const asked = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  fetched.mockImplementation(silence);
  const call = send({ endpoint: 'favorites' });
  timeout.abort();
  await expect(call).rejects.toMatchObject({ name: 'NetworkError', reason: 'timeout' });
  expect(asked).toHaveBeenCalledWith(limits.requestTimeoutMs);
});

test('a refused connection is unreachable, and says what happened @8.4', async () => {
  const cause = new TypeError('Failed to fetch');
  fetched.mockRejectedValue(cause);
  await expect(send({ endpoint: 'favorites' })).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'unreachable',
    cause,
  });
});

test('of an answer that never ends no more is read than of any', async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(megabyte) });
  fetched.mockResolvedValue(new Response(body));
  await expect(send({ endpoint: 'favorites' })).rejects.toMatchObject({ name: 'NetworkError', reason: 'too-large' });
});

test('an answer that breaks off is none', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array([1]));
      stream.error(new TypeError('cut off'));
    },
  });
  fetched.mockResolvedValue(new Response(body));
  await expect(send({ endpoint: 'favorites' })).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' });
});

test('a caller’s own abort is no failure of the network', async () => {
  const caller = new AbortController();
  fetched.mockImplementation(silence);
  const call = send({ endpoint: 'favorites', signal: caller.signal });
  caller.abort();
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ name: 'AbortError' });
});

import type { RequestListener } from 'node:http';

import { limits } from '@/lib/limits';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { readPicture } from './read-picture';
import { timeLimit } from './time-limit';

jest.mock('./time-limit', () => ({ timeLimit: jest.fn() }));
const loadOrigin = jest.fn();
jest.mock('@/lib/origin/handler', () => {
  loadOrigin();
  return {
    originInProcess: async ({ url }: Request) => new Response(null, { status: url.includes('gone') ? 404 : 503 }),
  };
});

let server: LocalServer;
let answer: RequestListener;
beforeAll(async () => void (server = await serveLocally((request, response) => answer(request, response))));
afterAll(() => server.close());
beforeEach(() => {
  jest.mocked(timeLimit).mockReturnValue(new AbortController().signal);
  answer = ({ url }, response) => void response.end(`file of ${url}`);
  delete process.env.API_ORIGIN;
});

const read = async (address = `${server.url}/cover.webp`) => {
  const file = await readPicture(address);
  return file && Buffer.from(file).toString();
};

// First, while no other test can have loaded the embedded origin.
test.each(['/media/cover.webp', '//HOST/media/cover.webp'])(
  'with a remote origin, %s is fetched from it',
  async (address) => {
    process.env.API_ORIGIN = `${server.url}/api`;
    expect(await read(address.replace('HOST', new URL(server.url).host))).toBe('file of /media/cover.webp');
    expect(loadOrigin).not.toHaveBeenCalled();
  },
);

test('without one, local pictures are drawn in process and others are fetched', async () => {
  expect(await read('/media/gone.webp')).toBeUndefined();
  await expect(read('/media/cover.webp')).rejects.toMatchObject({ name: 'NetworkError', reason: 'failed' });
  expect(await read()).toBe('file of /cover.webp');
});

test.each<[string, RequestListener]>([
  ['is missing', (_, response) => void response.writeHead(410).end('gone')],
  ['is too large', (_, response) => void response.end(Buffer.alloc(limits.pictureMaxBytes + 1))],
])('a picture that %s gives undefined', async (_, listener) => {
  answer = listener;
  expect(await read()).toBeUndefined();
});

test.each<[string, RequestListener]>([
  ['failed', (_, response) => void response.writeHead(503).end('later')],
  [
    'unreachable',
    (_, response) => {
      response.writeHead(200, { 'content-length': 50 }).write('x');
      setImmediate(() => response.destroy());
    },
  ],
])('a host that breaks off or fails throws %s', async (reason, listener) => {
  answer = listener;
  await expect(read()).rejects.toMatchObject({ name: 'NetworkError', reason });
});

test('a host that takes too long throws timeout', async () => {
  const time = new AbortController();
  jest.mocked(timeLimit).mockReturnValue(time.signal);
  answer = () => time.abort();
  await expect(read()).rejects.toMatchObject({ reason: 'timeout' });
});

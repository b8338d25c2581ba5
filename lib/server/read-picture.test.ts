import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limits } from '@/lib/limits';

import { readPicture } from './read-picture';
import { timeLimit } from './time-limit';

jest.mock('./time-limit', () => ({ timeLimit: jest.fn() }));

const opened = jest.fn();
let drawn = (): Response => new Response('drawn');
jest.mock('@/lib/origin/handler', () => {
  opened();
  return {
    originInProcess: async ({ url }: Request) =>
      url === 'http://origin/media/cover.webp?w=240' ? drawn() : new Response(null, { status: 404 }),
  };
});

let server: Server;
let host: string;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  jest.mocked(timeLimit).mockReturnValue(new AbortController().signal);
  answer = ({ url }, response) => void response.end(`file of ${url}`);
  drawn = () => new Response('drawn');
  delete process.env.API_ORIGIN;
});

const read = async (address: string) => {
  const file = await readPicture(address);
  return file && Buffer.from(file).toString();
};
const status =
  (code: number): RequestListener =>
  (_, response) =>
    void response.writeHead(code).end('a page that says so');

// First, while no other test can have loaded the embedded origin.
test.each(['/media/cover.webp', '//HOST/media/cover.webp', 'http://HOST/media/cover.webp'])(
  'with a remote origin, %s is fetched from it',
  async (address) => {
    process.env.API_ORIGIN = `http://${host}/api`;
    expect(await read(address.replace('HOST', host))).toBe('file of /media/cover.webp');
    expect(opened).not.toHaveBeenCalled();
  },
);

test('without one, local pictures are drawn in process and others are fetched', async () => {
  expect(await read('/media/cover.webp?w=240')).toBe('drawn');
  expect(await read('/media/another.webp')).toBeUndefined();
  expect(await read(`http://${host}/cover.webp`)).toBe('file of /cover.webp');
  expect(await read(`//${host}/cover.webp`)).toBe('file of /cover.webp');
});

test.each([404, 410])('%s means that the picture does not exist', async (code) => {
  answer = status(code);
  expect(await read(`http://${host}/cover.webp`)).toBeUndefined();
});

test('an invalid address and a picture that is too large give undefined', async () => {
  expect(await read('http://')).toBeUndefined();
  answer = (_, response) => void response.end(Buffer.alloc(limits.pictureMaxBytes + 1));
  expect(await read(`http://${host}/cover.webp`)).toBeUndefined();
});

test.each([403, 503])('%s is a temporary failure', async (code) => {
  answer = status(code);
  await expect(read(`http://${host}/cover.webp`)).rejects.toMatchObject({ name: 'NetworkError', reason: 'failed' });
  drawn = () => new Response(null, { status: code });
  await expect(read('/media/cover.webp?w=240')).rejects.toMatchObject({ reason: 'failed' });
});

test('a host that breaks off before or during its answer is unreachable', async () => {
  answer = (_, response) => void response.destroy();
  await expect(read(`http://${host}/cover.webp`)).rejects.toMatchObject({ reason: 'unreachable' });
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 50 }).write('x');
    setImmediate(() => response.destroy());
  };
  await expect(read(`http://${host}/cover.webp`)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a host that takes too long is a timeout', async () => {
  const time = new AbortController();
  jest.mocked(timeLimit).mockReturnValue(time.signal);
  answer = () => time.abort();
  await expect(read(`http://${host}/cover.webp`)).rejects.toMatchObject({ reason: 'timeout' });
});

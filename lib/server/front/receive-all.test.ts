/** @jest-environment node */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import '../../../scripts/hold-early.mjs';
import { beginRequest, currentRequest } from '@/lib/log/request-id';

import { receive } from './receive';
import { receiveAll } from './receive-all';

jest.mock('node:diagnostics_channel', () => {
  const real = jest.requireActual<{ subscribe: typeof subscribe }>('node:diagnostics_channel');
  return { ...real, subscribe: jest.fn(real.subscribe) };
});
jest.mock('./receive', () => ({ receive: jest.fn() }));
// The channel is the process's, and other tests run in it.
afterAll(() => jest.mocked(subscribe).mock.calls.forEach((all) => unsubscribe(...all)));

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const EARLY = Symbol.for('komawari.early');
const waiting = () => (globalThis as unknown as { [EARLY]: unknown[] })[EARLY];

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void (server.close(), server.closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('who comes before all is ready waits, is received once, and Next hears of him only then, if he is not answered at hand; and so it is with whoever comes later', async () => {
  jest.mocked(receive).mockImplementation(({ url }, response) => {
    beginRequest(`of${url}`);
    response.setHeader('x-received', `${response.getHeader('x-received') ?? ''}${url}`);
    return url === '/at-hand' ? () => void response.end() : undefined;
  });
  const heard: string[] = [];
  const url = await serve((request, response) => {
    heard.push(`${request.url} ${String(response.getHeader('x-received'))}`);
    void Promise.resolve().then(() => response.setHeader('x-asked', currentRequest() ?? 'nobody').end());
  });
  const early = ['/a', '/b', '/at-hand'].map((path) => fetch(url + path));
  while (waiting().length < 3) await new Promise((look) => setImmediate(look));
  expect(heard).toEqual([]);
  receiveAll();
  expect(currentRequest()).toBeUndefined();
  const answers = await Promise.all(early);
  expect(answers.map(({ headers }) => headers.get('x-received'))).toEqual(['/a', '/b', '/at-hand']);
  expect(answers.map(({ headers }) => headers.get('x-asked'))).toEqual(['of/a', 'of/b', null]);
  await fetch(`${url}/c`);
  expect(heard.sort()).toEqual(['/a /a', '/b /b', '/c /c']);
  expect(waiting()).toEqual([]);
});

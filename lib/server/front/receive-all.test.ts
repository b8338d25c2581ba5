/** @jest-environment node */
import { once } from 'node:events';
import type { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import '../../../scripts/note-early.mjs';
import { beginRequest, currentRequest } from '@/lib/log/request-id';

import { receive } from './receive';
import { receiveAll } from './receive-all';

jest.mock('./receive', () => ({ receive: jest.fn() }));

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const EARLY = Symbol.for('komawari.early');
const ASKING = Symbol.for('komawari.asking');
const asking = () => (globalThis as { [ASKING]?: AsyncLocalStorage<WeakRef<IncomingMessage>> })[ASKING]?.getStore()?.deref()?.url ?? 'nobody';

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void (server.close(), server.closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('who comes before all is ready is received too, once, before anything is done for him; and so is whoever comes later', async () => {
  jest.mocked(receive).mockImplementation(({ url }, response) => {
    beginRequest(`of${url}`);
    response.setHeader('x-received', `${response.getHeader('x-received') ?? ''}${url}`);
    return undefined;
  });
  let begin!: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let waiting = 0;
  let bothWait!: () => void;
  const both = new Promise<void>((resolve) => (bothWait = resolve));
  // As Next does: it listens first, and has everybody wait until it has begun.
  const url = await serve((_, response) => {
    if (++waiting === 2) bothWait();
    void begun.then(() => response.setHeader('x-asking', asking()).end());
  });
  const early = ['/a', '/b'].map((path) => fetch(url + path));
  await both;
  receiveAll();
  expect(currentRequest()).toBeUndefined();
  begin();
  const answers = await Promise.all(early);
  expect(answers.map(({ headers }) => headers.get('x-received'))).toEqual(['/a', '/b']);
  expect(answers.map(({ headers }) => headers.get('x-asking'))).toEqual(['/a', '/b']);
  expect((await fetch(`${url}/c`)).headers.get('x-received')).toBe('/c');
  expect((globalThis as { [EARLY]?: unknown[] })[EARLY]).toEqual([]);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { rate } from './rate';

/** A server for as long as something is done with it. */
async function withServer(listener: RequestListener, work: (port: number) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('requests that are answered count', () =>
  withServer(
    (_, response) => response.end('here'),
    async (port) => {
      expect(await rate(`http://127.0.0.1:${port}/`, { seconds: 2 })).toBeGreaterThan(0);
    },
  ));

test('a server that answers nothing has no rate, of which another would be infinitely more', () =>
  withServer(
    () => undefined,
    async (port) => {
      await expect(rate(`http://127.0.0.1:${port}/`, { seconds: 0.2 })).rejects.toThrow('has not answered once');
    },
  ));

/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { fetchLanguages } from '@/lib/api/languages';

import { send } from './send';

test.each([
  ['the-operator-and-nobody-else', 'Bearer the-operator-and-nobody-else'],
  ['', undefined],
])('an origin elsewhere knows its site by the token %j', async (token, brought) => {
  let seen: IncomingHttpHeaders = {};
  const origin = createServer(({ headers }, response) => {
    seen = headers;
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  Object.assign(process.env, {
    API_ORIGIN: `http://127.0.0.1:${(origin.address() as AddressInfo).port}/api`,
    ADMIN_TOKEN: token,
  });
  await expect(fetchLanguages(send)).rejects.toThrow();
  expect(seen.authorization).toBe(brought);
  origin.closeAllConnections();
  origin.close();
});

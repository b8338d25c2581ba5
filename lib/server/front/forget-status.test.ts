import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { forgetStatus } from './forget-status';

/** What a browser is told of an answer, and what its response says afterwards to whoever renders with it. */
async function served(cache: string, answer: number) {
  let left: number | undefined;
  const server = createServer((_, response) => {
    forgetStatus(response);
    response.setHeader('x-nextjs-cache', cache);
    response.statusCode = answer;
    response.end('page');
    left = response.statusCode;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return { status, left };
}

test('an old page is answered with its status, and rendered anew without it', async () => {
  expect(await served('STALE', 404)).toEqual({ status: 404, left: 200 });
});

test.each(['MISS', 'HIT'])('the status of a page that is not rendered anew stays: %s', async (cache) => {
  expect(await served(cache, 404)).toEqual({ status: 404, left: 404 });
});

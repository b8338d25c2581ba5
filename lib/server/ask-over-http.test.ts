import type { IncomingHttpHeaders, RequestListener } from 'node:http';

import { fetchLanguages } from '@/lib/api/languages';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { askOverHttp } from './ask-over-http';
import { send } from './send';

const servers: LocalServer[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = await serveLocally(listener);
  servers.push(server);
  return server.url;
}
const get = async (listener: RequestListener, signal = new AbortController().signal) =>
  askOverHttp(`${await listen(listener)}/a?b=c`, { signal, maxBytes: 100 });
afterEach(() => servers.splice(0).forEach((server) => server.close()));

test('returns status and bytes, and follows no redirect', async () => {
  const { status, bytes } = await get(
    ({ url, method }, response) => void response.writeHead(302, { location: '/a' }).end(`${method} ${url}`),
  );
  expect([status, Buffer.from(bytes).toString()]).toEqual([302, 'GET /a?b=c']);
});

test('rejects a body that exceeds the limit', async () => {
  expect((await get((_, response) => void response.end('x'.repeat(100)))).bytes).toHaveLength(100);
  await expect(get((_, response) => void response.end('x'.repeat(101)))).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'too-large',
  });
});

test('repeats a request whose kept-alive connection the server has closed', async () => {
  let calls = 0;
  const base = await listen(({ socket }, response) => {
    calls += 1;
    if (calls === 2) socket.destroy();
    else response.end('kept');
  });
  const options = { signal: new AbortController().signal, maxBytes: 100 };
  await askOverHttp(base, options);
  expect([(await askOverHttp(base, options)).status, calls]).toEqual([200, 3]);
});

test.each([
  ['the-operator-and-nobody-else', 'Bearer the-operator-and-nobody-else'],
  ['', undefined],
])('a call to a remote origin carries the operator’s token %j', async (token, authorization) => {
  let seen: IncomingHttpHeaders = {};
  const base = await listen(({ headers }, response) => {
    seen = headers;
    response.writeHead(503).end();
  });
  Object.assign(process.env, { API_ORIGIN: `${base}/api`, ADMIN_TOKEN: token });
  await expect(fetchLanguages(send)).rejects.toThrow();
  expect(seen.authorization).toBe(authorization);
});

/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sendKept } from './send-kept';

const TEXT = '<p>живопись';
let server: Server;
const answers: RequestListener = (request, response) => {
  sendKept(request, response);
  if (request.url !== '/made') response.setHeader('ETag', '"a"');
  response.statusCode = request.url === '/gone' ? 404 : 200;
  response.setHeader('content-type', 'text/html');
  response.setHeader('content-length', Buffer.byteLength(TEXT));
  response.end(request.method === 'HEAD' ? null : TEXT);
};
beforeAll(async () => {
  server = createServer(answers);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method });
  return { status: answer.status, tag: answer.headers.get('etag'), type: answer.headers.get('content-type'), text: await answer.text() };
}
const whole = { status: 200, tag: '"a"', type: 'text/html', text: TEXT };
const unchanged = { status: 304, tag: '"a"', type: null, text: '' };

test('a page comes whole to who has none, or another', async () => {
  expect([await ask('/'), await ask('/', { 'if-none-match': '"b"' })]).toEqual([whole, whole]);
});

test('who has it is told that it is unchanged, whatever method he asks by', async () => {
  expect(await ask('/', { 'if-none-match': '"b", W/"a"' })).toEqual(unchanged);
  expect(await ask('/', { 'if-none-match': '"a"' }, 'HEAD')).toEqual(unchanged);
});

test('the page’s data is known by a tag of its own', async () => {
  const data = { ...whole, tag: '"a-data"' };
  expect(await ask('/', { rsc: '1', 'if-none-match': '"a"' })).toEqual(data);
  expect(await ask('/', { rsc: '1', 'if-none-match': '"a-data"' })).toEqual({ ...unchanged, tag: '"a-data"' });
});

test('what has no tag, and what is not found, is sent each time', async () => {
  expect(await ask('/made', { 'if-none-match': '*' })).toEqual({ ...whole, tag: null });
  expect(await ask('/gone', { 'if-none-match': '"a"' })).toEqual({ ...whole, status: 404 });
});

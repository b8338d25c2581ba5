/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@/lib/limits';
import { tellSites } from './tell-sites';

const TOKEN = 'sixteen-characters';
const ITSELF = `It shows the change within ${limits.pageMaxSeconds} seconds by itself.`;
let server: Server;
let url: string;
/** What the site answers; undefined, it does not. */
let status: number | undefined;
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];

beforeEach(async () => {
  [status, asked] = [204, []];
  server = createServer(({ method, url: place, headers }, answer) => {
    asked.push({ method, url: place, headers });
    if (status !== undefined) answer.writeHead(status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/revalidate`;
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

async function said(): Promise<string> {
  const lines: string[] = [];
  await tellSites({ revalidate: { urls: [url], token: TOKEN } }, (line) => lines.push(line));
  return lines.join('\n').replace(`${new URL(url).host}: `, '');
}

test('a site is told with the token', async () => {
  expect(await said()).toBe('told, and shows it now.');
  expect(asked).toMatchObject([{ method: 'POST', url: '/revalidate', headers: { authorization: `Bearer ${TOKEN}` } }]);
});

test.each([
  [401, ': its REVALIDATE_TOKEN is another'],
  [404, ': it has no REVALIDATE_TOKEN, or this is not its address'],
  [503, ': it cannot ask its origin, or is closed'],
  [429, ''],
])('of one that answers %i is said why', async (answered, why) => {
  status = answered;
  expect(await said()).toBe(`not told, for it answers ${answered}${why}. ${ITSELF}`);
});

test('the token goes nowhere else', async () => {
  status = 307;
  expect(await said()).toMatch(/^not told, for it cannot be reached/);
  expect(asked).toHaveLength(1);
});

test('of one that does not answer in time', async () => {
  status = undefined;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(await said()).toBe(`not told, for it does not answer in time. ${ITSELF}`);
});

test('of one that is not there', async () => {
  server.close();
  await once(server, 'close');
  expect(await said()).toBe(`not told, for it cannot be reached (ECONNREFUSED). ${ITSELF}`);
});

test('without a token nobody is told', async () => {
  const lines: string[] = [];
  await tellSites({ revalidate: { urls: [url], token: undefined } }, (line) => lines.push(line));
  expect([lines, asked]).toEqual([[], []]);
});

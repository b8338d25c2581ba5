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
/** The status that the site answers; undefined: it never answers. */
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

test('posts the token to the revalidate URL', async () => {
  expect(await said()).toBe('told, and shows it now.');
  expect(asked).toMatchObject([{ method: 'POST', url: '/revalidate', headers: { authorization: `Bearer ${TOKEN}` } }]);
});

test('does not follow redirects with the token', async () => {
  status = 307;
  expect(await said()).toMatch(/^not told, for it cannot be reached/);
  expect(asked).toHaveLength(1);
});

test('reports a site that does not answer in time', async () => {
  status = undefined;
  jest.replaceProperty(limits as { revalidateTimeoutMs: number }, 'revalidateTimeoutMs', 1);
  expect(await said()).toBe(`not told, for it does not answer in time. ${ITSELF}`);
});

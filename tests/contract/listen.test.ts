import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';

import sharp from 'sharp';

import { answerHeaders } from '@/lib/answer-headers';
import { limits } from '@/lib/limits';
import type { Log } from '@/lib/log/entry';
import { listen, type Listening } from '@/lib/origin/http/listen';
import { decodeResponse } from '@/lib/wire/decode-response';

import { openOrigin, type TestOrigin } from './open-origin';

let origin: TestOrigin;
let door: Listening;
const logged = new EventEmitter();
const entries: Parameters<Log>[0][] = [];
beforeAll(async () => {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 12, channels: 3, background: '#ccd' } })
      .webp()
      .toBuffer(),
  );
  const drawPool = { draw: () => Promise.resolve(bytes), defer: () => undefined, close: () => Promise.resolve() };
  const log: Log = (entry) => {
    entries.push(entry);
    logged.emit('entry');
  };
  origin = await openOrigin({ trustedProxies: 1, drawPool, log });
  door = await listen(origin.origin, { port: 0, host: '127.0.0.1', trustedProxies: 1 });
});
afterAll(async () => {
  await door.close();
  await origin.close();
});

const at = (path: string) => `http://127.0.0.1:${door.port}${path}`;

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  error: ReturnType<typeof decodeResponse>['error'];
}

/** The answer to raw bytes. */
function sendRaw(...bytes: (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(door.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(
          lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
        ),
        error: decodeResponse(new Uint8Array(all.subarray(end + 4))).error,
      });
    });
    for (const part of bytes) socket.write(part);
  });
}

/** Headers of every answer. */
const SECURITY_HEADERS = Object.fromEntries(answerHeaders({ isDocument: false, isSecure: false }));

const HOST = 'Host: comics.example\r\nConnection: close\r\n';

test('sends the security headers with every answer, HSTS over HTTPS only', async () => {
  const { portraitImageUrl } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!.title!;
  const picture = new URL(portraitImageUrl!).pathname;
  const requests: [string, number, RequestInit?][] = [
    ['/api/language', 200],
    ['/api/nothing', 404],
    ['/api/language', 405, { method: 'PUT' }],
    [picture, 200],
    [picture, 304, { headers: { 'if-none-match': '*' } }],
    ['/media/page/1/1-high.webp', 403],
    ['/api/admin/figures', 404],
    ['/nothing', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 404],
  ];
  for (const isSecure of [false, true]) {
    for (const [path, status, init] of requests) {
      const answer = await fetch(at(path), {
        ...init,
        headers: { ...init?.headers, 'x-forwarded-proto': isSecure ? 'https' : 'http' },
      });
      expect([path, answer.status]).toEqual([path, status]);
      expect({ path, ...Object.fromEntries(answer.headers) }).toMatchObject({
        path,
        ...Object.fromEntries(answerHeaders({ isDocument: false, isSecure })),
      });
      expect([path, answer.headers.has('strict-transport-security')]).toEqual([path, isSecure]);
    }
  }
});

test.each<[string, number, string[]]>([
  ['no HTTP', 400, ['what is this\r\n\r\n']],
  ['too long headers', 431, [`GET /api/language HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`]],
  ['a too long address', 414, [`GET /api/language?${'x'.repeat(limits.addressMaxLength)} HTTP/1.1\r\n${HOST}\r\n`]],
  ['an encoded path traversal', 404, [`GET /media/%2e%2e%2f%2e%2e%2fkomawari.db HTTP/1.1\r\n${HOST}\r\n`]],
  [
    'a session in two headers',
    400,
    [`GET /api/language HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nSESSION-TOKEN: b\r\n\r\n`],
  ],
  [
    'a malformed chunked body',
    400,
    [
      `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nX-Forwarded-For: 192.0.2.8\r\nTransfer-Encoding: chunked\r\n\r\n`,
      'zz\r\n{}\r\n',
    ],
  ],
  [
    'a too large chunked body',
    413,
    [
      `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nX-Forwarded-For: 192.0.2.9\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      `${(limits.requestBodyMaxBytes + 1).toString(16)}\r\n${'x'.repeat(limits.requestBodyMaxBytes + 1)}\r\n`,
    ],
  ],
])('refuses %s with a typed error, logged once', async (_, status, bytes) => {
  entries.length = 0;
  const isLogged = once(logged, 'entry');
  const answer = await sendRaw(...bytes);
  expect(answer).toMatchObject({
    status,
    headers: { 'content-type': 'application/x-protobuf', 'cache-control': 'no-store', ...SECURITY_HEADERS },
    error: { englishPopup: { subject: expect.stringMatching(/./) }, debugInfo: expect.stringMatching(/./) },
  });
  await isLogged;
  expect(entries).toMatchObject([{ level: 'warn', status }]);
});

test('writes nothing for a body whose client hangs up', async () => {
  const head = `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: cut-off\r\nX-Forwarded-For: 192.0.2.10\r\n`;
  const socket = connect(door.port, '127.0.0.1');
  const body = '{"subject":"report","body":"Half of a mess';
  await new Promise((sent) =>
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n${body}`, sent),
  );
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(at('/api/language'))).status).toBe(200);
  expect(
    await origin.database.selectFrom('feedback').selectAll().where('session_id', '=', 'cut-off').execute(),
  ).toEqual([]);
});

test('close finishes requests under way and takes no others', async () => {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const slow = await listen(
    {
      ...origin.origin,
      async http(request) {
        gate.emit('entered');
        await opened;
        return origin.origin.http(request);
      },
    },
    { port: 0, host: '127.0.0.1' },
  );
  const url = `http://127.0.0.1:${slow.port}/api/language`;
  const entered = once(gate, 'entered');
  const underWay = fetch(url);
  await entered;
  const closed = slow.close();
  await expect(fetch(url)).rejects.toThrow();
  gate.emit('open');
  expect((await underWay).status).toBe(200);
  await closed;
});

import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';

import sharp from 'sharp';

import { answerHeaders } from '@/lib/answer-headers';
import { limits } from '@/lib/limits';
import { listen, type Listening } from '@/lib/origin/http/listen';
import { decodeResponse } from '@/lib/wire/decode-response';

import { openOrigin, type TestOrigin } from './open-origin';

let origin: TestOrigin;
let door: Listening;
beforeAll(async () => {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 12, channels: 3, background: '#ccd' } })
      .webp()
      .toBuffer(),
  );
  const drawPool = { draw: () => Promise.resolve(bytes), defer: () => undefined, close: () => Promise.resolve() };
  origin = await openOrigin({ trustedProxies: 1, writesPerMinute: { session: 0, address: 2 }, drawPool });
  door = await listen(origin.origin, { port: 0, host: '127.0.0.1', trustedProxies: 1 });
});
afterAll(async () => {
  await door.close();
  await origin.close();
});

const at = (path: string) => `http://127.0.0.1:${door.port}${path}`;
const favourite = (init: RequestInit = {}) =>
  fetch(at('/api/title_list/bookmark?title_id=10'), { method: 'PUT', ...init });

interface Said {
  status: number;
  headers: Record<string, string>;
  error: ReturnType<typeof decodeResponse>['error'];
}

/** What is answered to bytes that no client would send. */
function say(...bytes: (string | Buffer)[]): Promise<Said> {
  return new Promise((resolve, reject) => {
    const socket = connect(door.port, '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (chunk) => heard.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const all = Buffer.concat(heard);
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

/** Waits until something is logged, for the origin may notice the end of a connection after its caller. */
async function heardOf() {
  while (origin.logged.length === 0) await fetch(at('/api/language'));
}

/** What every answer says. */
const SAID = Object.fromEntries(answerHeaders({ isDocument: false, isSecure: false }));

const HOST = 'Host: comics.example\r\nConnection: close\r\n';

test('a call is answered as it is without a socket', async () => {
  const path = '/api/title_detailV3?title_id=10';
  const [served, direct] = await Promise.all([
    fetch(at(path)),
    origin.fetch(path, { headers: { host: `127.0.0.1:${door.port}` } }),
  ]);
  expect(served.status).toBe(200);
  for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
    expect(served.headers.get(name)).toBe(direct.headers.get(name));
  expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
});

test('every answer says what the site’s own say: that nobody may frame it, guess at its kind, or come by another way than HTTPS', async () => {
  const { portraitImageUrl } = (await origin.view('title_detailV3?title_id=10')).titleDetailView!.title!;
  const picture = new URL(portraitImageUrl!).pathname;
  const asked: [string, number, RequestInit?][] = [
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
    for (const [path, status, init] of asked) {
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

test('HEAD has the head of GET, and no body', async () => {
  const [head, get] = await Promise.all([fetch(at('/api/language'), { method: 'HEAD' }), fetch(at('/api/language'))]);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
});

test.each<[string, number, string[]]>([
  ['no HTTP', 400, ['what is this\r\n\r\n']],
  ['headers that are too long', 431, [`GET /api/language HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`]],
  ['an address that is too long for Node', 431, [`GET /api/language?${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`]],
  [
    'an address that is too long for us',
    414,
    [`GET /api/language?${'x'.repeat(limits.addressMaxLength)} HTTP/1.1\r\n${HOST}\r\n`],
  ],
  ['no host', 400, ['GET /api/language HTTP/1.1\r\nConnection: close\r\n\r\n']],
  ['a host that is none', 400, ['GET /api/language HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n']],
  ['two lengths', 400, [`POST /api/web/contact HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`]],
  [
    'a length and chunks',
    400,
    [`POST /api/web/contact HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ],
  ['a method that is none', 400, [`BREW /api/language HTTP/1.1\r\n${HOST}\r\n`]],
  ['a way out of the folder', 404, [`GET /media/../../komawari.db HTTP/1.1\r\n${HOST}\r\n`]],
  ['a way out of the folder, encoded', 404, [`GET /media/%2e%2e%2f%2e%2e%2fkomawari.db HTTP/1.1\r\n${HOST}\r\n`]],
  [
    'a session in two headers',
    400,
    [`GET /api/language HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nSESSION-TOKEN: b\r\n\r\n`],
  ],
  [
    'a body in chunks that are none',
    400,
    [
      `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nX-Forwarded-For: 192.0.2.8\r\nTransfer-Encoding: chunked\r\n\r\n`,
      'zz\r\n{}\r\n',
    ],
  ],
  [
    'a body that is announced too large',
    413,
    [`POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nContent-Length: 99999999\r\n\r\n{`],
  ],
  [
    'a body in chunks without end',
    413,
    [
      `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nX-Forwarded-For: 192.0.2.9\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      `${(limits.requestBodyMaxBytes + 1).toString(16)}\r\n${'x'.repeat(limits.requestBodyMaxBytes + 1)}\r\n`,
    ],
  ],
])('%s is refused in the form of every refusal, and logged once', async (_, status, bytes) => {
  origin.logged.length = 0;
  const said = await say(...bytes);
  expect(said).toMatchObject({
    status,
    headers: { 'content-type': 'application/x-protobuf', 'cache-control': 'no-store', ...SAID },
    error: { englishPopup: { subject: expect.stringMatching(/./) }, debugInfo: expect.stringMatching(/./) },
  });
  await heardOf();
  expect(origin.logged).toEqual([expect.stringContaining(` ${status} `)]);
});

test('whoever goes away in the middle of his body is no fault of ours', async () => {
  origin.logged.length = 0;
  const socket = connect(door.port, '127.0.0.1');
  socket.write(
    `POST /api/web/contact HTTP/1.1\r\n${HOST}SESSION-TOKEN: a\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Length: 100\r\n\r\n{"subject"`,
  );
  await once(socket, 'ready');
  await fetch(at('/api/language'));
  socket.destroy();
  await heardOf();
  expect(origin.logged).toEqual(['contact 400 bad-request: The body breaks off.']);
});

test('addresses are told apart by the last proxy’s word alone', async () => {
  const from = async (told: string, session: string) =>
    (await favourite({ headers: { 'session-token': session, 'x-forwarded-for': told } })).status;
  expect([
    await from('192.0.2.1', 'a'),
    await from('6.6.6.6, 192.0.2.1', 'b'),
    await from('7.7.7.7, 192.0.2.1', 'c'),
  ]).toEqual([200, 200, 429]);
  expect(await from('192.0.2.2', 'd')).toBe(200);
});

test('closing lets requests that are under way finish, and takes no others', async () => {
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

test('a port that is taken is an error', async () => {
  await expect(listen(origin.origin, { port: door.port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { serveLocally } from './serve-locally';

/** A message as the browser that it is for would have it. */
export interface Received {
  /** The name of the browser. */
  to: string;
  headers: IncomingHttpHeaders;
  /** What the sender signed, and its key. */
  claims: { aud: string; exp: number; sub: string };
  publicKey: string;
  message: unknown;
}

export interface PushService {
  url: string;
  /** In order; to be emptied at will. */
  received: Received[];
  /** A browser subscribes: gives its push token. */
  subscribe(name: string): string;
  /** From now on it answers what a browser is sent so, once for each of the answers and then as ever. */
  answer(name: string, ...answers: { status: number }[]): void;
  /** Keeps its answers back until the promise resolves. */
  holdUntil(promise: Promise<void>): void;
  close(): void;
}

const text = (label: string) => Buffer.from(`${label}\0`);
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The keys of one browser. */
class Browser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#pair.generateKeys();
  }

  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** RFC 8291, of RFC 8188 one record. @throws where it is not for this browser, or not whole */
  decrypt(body: Buffer): string {
    const [salt, senderEnd] = [body.subarray(0, 16), 21 + body[20]!];
    const sender = body.subarray(21, senderEnd);
    const info = Buffer.concat([text('WebPush: info'), this.#pair.getPublicKey(), sender]);
    const secret = derive(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, text('Content-Encoding: aes128gcm'), 16),
      derive(secret, salt, text('Content-Encoding: nonce'), 12),
    );
    cipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([cipher.update(body.subarray(senderEnd, -16)), cipher.final()]);
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is none.');
    return plain.subarray(0, end).toString();
  }
}

/** RFC 8292. @throws where the signature is not that of the key beside it */
function readSigned(authorization: string): Pick<Received, 'claims' | 'publicKey'> {
  const [, head, claims, signature, publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!head || !claims || !signature || !publicKey) throw new Error(`This is not signed: ${authorization}`);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not that of its key.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'], publicKey };
}

/** A push service on this machine that reads what browsers are sent, as they would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, { status: number }[]>();
  const received: Received[] = [];
  let held: Promise<void> | undefined;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent(request.url!.replace('/push/', ''));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(name);
    if (!browser) return void response.writeHead(404).end();
    const message: unknown = JSON.parse(browser.decrypt(Buffer.concat(chunks)));
    received.push({
      to: name,
      headers: request.headers,
      message,
      ...readSigned(request.headers.authorization ?? ''),
    });
    await held;
    const { status } = answers.get(name)?.shift() ?? { status: 201 };
    response.writeHead(status).end();
  }

  const { url, close } = await serveLocally((request, response) =>
    take(request, response).catch((error: unknown) => void response.writeHead(400).end(String(error))),
  );
  return {
    url,
    received,
    subscribe(name) {
      const browser = new Browser();
      browsers.set(name, browser);
      return JSON.stringify({
        endpoint: `${url}/push/${encodeURIComponent(name)}`,
        expirationTime: null,
        keys: browser.keys,
      });
    },
    answer: (name, ...given) => void answers.set(name, given),
    holdUntil: (promise) => void (held = promise),
    close,
  };
}

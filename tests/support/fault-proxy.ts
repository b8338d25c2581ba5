import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { serveLocally } from './serve-locally';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What is known where something goes wrong: what to answer, and the true answer. */
interface Faulty {
  response: ServerResponse;
  answer: () => Promise<Answer>;
}

type Act = (faulty: Faulty) => void | Promise<void>;

const ERROR_PAGE = '<!doctype html><title>Bad Gateway</title><h1>502</h1>';
const HTML = { 'content-type': 'text/html' };

const pass = (response: ServerResponse, { status, headers, body }: Answer) =>
  void response.writeHead(status, headers).end(body);
/** Another body under the head of an answer, without the mark of the one that it had: nobody takes the one for the other later on. */
const withBody = (
  { status, headers: { 'transfer-encoding': _, etag: _mark, ...headers } }: Answer,
  body: Buffer,
): Answer => ({
  status,
  headers: { ...headers, 'content-length': String(body.byteLength) },
  body,
});

const handBack: Act = async ({ response, answer }) => pass(response, await answer());

const half = (body: Buffer) => body.subarray(0, Math.floor(body.byteLength / 2));

/** What may come instead of an answer. */
const FAULTS = {
  'resets the connection': ({ response }) => void (response.socket as Socket).resetAndDestroy(),
  'fails with 500': ({ response }) => void response.writeHead(500).end(),
  'fails with a page of its own': ({ response }) => void response.writeHead(502, HTML).end(ERROR_PAGE),
  'breaks off': async ({ response, answer }) => {
    const { status, headers, body } = await answer();
    response.writeHead(status, headers).write(half(body), () => response.destroy());
  },
  // Only the body shows that there was more of it.
  'ends too soon': async ({ response, answer }) => {
    const whole = await answer();
    pass(response, withBody(whole, half(whole.body)));
  },
  garbles: async ({ response, answer }) => {
    const whole = await answer();
    pass(response, withBody(whole, Buffer.from(whole.body.map((byte) => byte ^ 0x5a))));
  },
  'answers with a page': ({ response }) =>
    void response.writeHead(200, HTML).end('<!doctype html><title>Welcome to the proxy</title>'),
} satisfies Record<string, Act>;

export type Fault = keyof typeof FAULTS;
export const faults = Object.keys(FAULTS) as Fault[];

export interface FaultProxy {
  /** Without a slash at its end. */
  url: string;
  /** Has requests go wrong from now on whose method and address (`GET /api/…`) match; of several such orders the newest counts. */
  fail(fault: Fault, requests: RegExp): void;
  /** Has everything be handed on again. */
  heal(): void;
  close(): void;
}

/** What stands between two that talk, in front of the one at `behind`, and goes wrong as it is told. */
export async function faultProxy(behind: string): Promise<FaultProxy> {
  let orders: { requests: RegExp; act: Act }[] = [];

  function handOn(request: IncomingMessage): Promise<Answer> {
    const { url = '/', method, headers } = request;
    return new Promise((resolve, reject) => {
      // A connection that is kept may be closed in the moment in which it is used again: that would be a fault that nobody has ordered.
      // What goes wrong does so in what is said, not in how that is packed.
      const onwards = ask(behind + url, {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        agent: false,
      });
      onwards.on('error', reject);
      onwards.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.pipe(onwards);
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    const named = `${method} ${url}`;
    const { act = handBack } = orders.findLast(({ requests }) => requests.test(named)) ?? {};
    try {
      await act({ response, answer: () => handOn(request) });
    } catch {
      response.destroy();
    }
  }

  const { url, close } = await serveLocally(answer);
  return {
    url,
    fail: (fault, requests) => void orders.push({ requests, act: FAULTS[fault] }),
    heal: () => void (orders = []),
    close,
  };
}

import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { limits } from '@/lib/limits';

import { PROTOBUF, serveLocally } from './serve-locally';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What is known where something goes wrong: what to answer, the true answer, and the address that was asked for. */
interface Faulty {
  response: ServerResponse;
  answer: () => Promise<Answer>;
  url: string;
}

type Act = (faulty: Faulty) => void | Promise<void>;

const LATE_MS = 500;
const NOTHING = Buffer.alloc(0);
const MEGABYTE = Buffer.alloc(1024 * 1024);
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

/** Sends the head of an answer and this much of what it says, and then does something else. */
function begin(response: ServerResponse, answer: Answer, sent: Buffer, andThen: () => void): void {
  response.writeHead(answer.status, withBody(answer, answer.body).headers);
  response.flushHeaders();
  if (sent.byteLength > 0) response.write(sent, andThen);
  else setImmediate(andThen);
}

/** What may come instead of an answer. */
const FAULTS = {
  'resets the connection': ({ response }) => void (response.socket as Socket).resetAndDestroy(),
  'says nothing': () => undefined,
  'fails with 500': ({ response }) => void response.writeHead(500).end(),
  'fails with a page of its own': ({ response }) => void response.writeHead(502, HTML).end(ERROR_PAGE),
  'is overloaded': ({ response }) => void response.writeHead(503, { 'retry-after': '1' }).end('come again'),
  'breaks off': async ({ response, answer }) => {
    const whole = await answer();
    begin(response, whole, half(whole.body), () => response.destroy());
  },
  'breaks off after the head': async ({ response, answer }) =>
    begin(response, await answer(), NOTHING, () => response.destroy()),
  'falls silent': async ({ response, answer }) => {
    const whole = await answer();
    begin(response, whole, half(whole.body), () => undefined);
  },
  // Nothing but what it says tells that there was more of it.
  'ends too soon': async ({ response, answer }) => {
    const whole = await answer();
    pass(response, withBody(whole, half(whole.body)));
  },
  garbles: async ({ response, answer }) => {
    const whole = await answer();
    pass(response, withBody(whole, Buffer.from(whole.body.map((byte) => byte ^ 0x5a))));
  },
  'answers nothing': async ({ response, answer }) => pass(response, withBody(await answer(), NOTHING)),
  'answers with a page': ({ response }) =>
    void response.writeHead(200, HTML).end('<!doctype html><title>Welcome to the proxy</title>'),
  'leads in a circle': ({ response, url }) => void response.writeHead(302, { location: url }).end(),
  // Whoever reads on after what is ever read waits for ever.
  'never ends': ({ response }) => {
    response.writeHead(200, PROTOBUF);
    const more = (left: number): void =>
      void (left > 0 && !response.destroyed && response.write(MEGABYTE, () => more(left - 1)));
    more((2 * limits.responseMaxBytes) / MEGABYTE.byteLength);
  },
} satisfies Record<string, Act>;

/** What is unusual, and no reason not to be understood. */
const ODDITIES = {
  'is late': async ({ response, answer }) => {
    await pause(LATE_MS);
    pass(response, await answer());
  },
  'names another type': async ({ response, answer }) => {
    const { status, headers, body } = await answer();
    pass(response, { status, headers: { ...headers, 'content-type': 'text/plain' }, body });
  },
} satisfies Record<string, Act>;

export type Fault = keyof typeof FAULTS | keyof typeof ODDITIES;

const all: Record<Fault, Act> = { ...FAULTS, ...ODDITIES };

/** The names of all that breaks an answer, and of all that does not. */
export const faults = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
export const oddities = Object.keys(ODDITIES) as (keyof typeof ODDITIES)[];

const SILENT: readonly Fault[] = ['says nothing', 'falls silent'];
/** Whether nothing comes of it until whoever waits has lost patience. */
export const isSilent = (fault: Fault) => SILENT.includes(fault);

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
      await act({ response, answer: () => handOn(request), url });
    } catch {
      response.destroy();
    }
  }

  const { url, close } = await serveLocally(answer);
  return {
    url,
    fail: (fault, requests) => void orders.push({ requests, act: all[fault] }),
    heal: () => void (orders = []),
    close,
  };
}

import { createServer, STATUS_CODES, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerHeaders } from '@/lib/answer-headers';
import { comesSecurely } from '@/lib/comes-securely';
import { drain } from '@/lib/drain';
import { limits } from '@/lib/limits';
import { requestId, REQUEST_ID_HEADER } from '@/lib/log/request-id';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import type { Origin } from '../create-origin';
import { Refusal } from '../refusal';
import { respondWithRefusal } from './respond';

const SERVER_OPTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep idle connections, so that it is they who end them.
  keepAliveTimeout: 75_000,
  // We answer it ourselves, in the form of every other refusal.
  requireHostHeader: false,
};
const LINGER_MS = 1_000;
const READINESS = '/readyz';

/** What Node's parser says of a request that it does not take. */
const PARSER_FAULTS: Record<string, { status: number; debugInfo: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, debugInfo: 'The address and the headers are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, debugInfo: 'The body’s chunks are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, debugInfo: 'The request took too long to arrive.' },
};
const NO_ADDRESS = { status: 400, debugInfo: 'The address or the Host header is malformed.' };
const NO_HTTP = { status: 400, debugInfo: 'This is no HTTP request.' };

export interface Listening {
  port: number;
  /**
   * Says that it is not ready, and after a while takes no more connections; lets the requests that are under way finish, but not for ever, and resolves
   * when the last is answered.
   */
  close(lingerMs?: number): Promise<void>;
}

interface Place {
  port: number;
  host?: string;
  trustedProxies?: number;
  /** The address readers use; absent, the proxies say how they come. */
  publicUrl?: string;
}

/** Serves an origin at a port; 0 for any free one. @throws when nobody may listen there */
export async function listen(origin: Origin, { port, host, trustedProxies = 0, publicUrl }: Place): Promise<Listening> {
  const saidTo = (asked: Parameters<typeof comesSecurely>[0]) =>
    answerHeaders({
      isDocument: false,
      isSecure: comesSecurely(asked, { publicUrl, trustsProxy: trustedProxies > 0 }),
    });
  const answers = new WeakMap<Duplex, ServerResponse>();
  let closing = false;

  /** The id is handed on by hand: to have Node follow it through all that is done would cost half as much as a call does. */
  function answerFor(request: Request, { incoming, outgoing }: HttpBindings): Response | Promise<Response> {
    const id = requestId(incoming.headers[REQUEST_ID_HEADER], trustedProxies > 0);
    outgoing.setHeader(REQUEST_ID_HEADER, id);
    return closing && incoming.url === READINESS ? notReady() : origin.http(request, incoming.socket.remoteAddress, id);
  }
  const answer = getRequestListener((request, bindings) => answerFor(request, bindings as HttpBindings), {
    errorHandler: (error) =>
      origin.refuse(error instanceof RequestError ? new Refusal('bad-request', NO_ADDRESS) : error),
  });
  const server = createServer(SERVER_OPTIONS, (incoming, outgoing) => {
    answers.set(incoming.socket, outgoing);
    for (const [name, value] of saidTo(incoming)) outgoing.setHeader(name, value);
    void answer(incoming, outgoing);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answered = answers.get(socket);
    const isUnderWay = answered !== undefined && !answered.writableFinished;
    if (!socket.writable || (isUnderWay && answered.headersSent) || error.code === 'ECONNRESET')
      return void socket.destroy();
    const refusal = new Refusal('bad-request', PARSER_FAULTS[error.code ?? ''] ?? NO_HTTP);
    // Whoever reads the body of a request that is under way tells the log himself.
    const response = isUnderWay ? respondWithRefusal(refusal) : origin.refuse(refusal);
    for (const [name, value] of saidTo(isUnderWay ? answered.req : { headers: {} })) response.headers.set(name, value);
    void sayGoodbye(socket, response);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close(lingerMs = 0) {
      closing = true;
      return drain(server, { lingerMs, patienceMs: limits.drainPatienceMs });
    },
  };
}

function notReady(): Response {
  return new Response('This process ends.\n', { status: 503, headers: { 'cache-control': 'no-store' } });
}

/** Writes an answer to a socket that Node has given up, and ends it; a moment later, so that the answer is read before the line is cut. */
async function sayGoodbye(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.set('content-length', String(body.byteLength));
  response.headers.set('connection', 'close');
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

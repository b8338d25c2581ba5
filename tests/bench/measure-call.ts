import autocannon from 'autocannon';

import { decodeResponse } from '@/lib/wire/decode-response';

import { headersOf, type Call, type CallRequest } from './calls';
import type { ChildServer } from './child-process';
import { CONNECTIONS } from './request-rate';

/** How soon the end of a run is noticed. */
const TICK_MS = 50;

/** One measurement of a call. */
export interface Sample {
  perSecond: number;
  /** The server's processor time for each request. */
  microseconds: number;
}

/** Sends the requests of a call over several connections. @throws when one fails */
export async function measureCall(server: ChildServer, call: Call, seconds: number): Promise<Sample> {
  const before = await server.usage();
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: TICK_MS,
    ...('requests' in call ? repeat(call.requests.map(toAutocannon)) : generate(call.nextRequest)),
  });
  const after = await server.usage();
  const total = result.requests.total;
  if (result.non2xx || result.errors)
    throw new Error(`${call.name}: ${result.non2xx + result.errors} of ${total} requests failed`);
  return { perSecond: total / result.duration, microseconds: (after.microseconds - before.microseconds) / total };
}

/** The requests in turn. Each connection starts at another one, so that they do not all send the same at once. */
function repeat(requests: autocannon.Request[]): Partial<autocannon.Options> {
  let connection = 0;
  return {
    requests,
    setupClient(client) {
      const start = Math.floor((connection++ * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  };
}

const generate = (nextRequest: () => CallRequest): Partial<autocannon.Options> => ({
  requests: [{ setupRequest: (request) => Object.assign(request, toAutocannon(nextRequest())) }],
});

function toAutocannon({ method = 'GET', path, session, host }: CallRequest): autocannon.Request {
  return { method, path, headers: { ...headersOf(session), ...(host && { host }) } };
}

export interface RecordedResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Headers that any Node server adds itself. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** @throws when the response is an error */
export async function recordResponse(
  port: number,
  { method = 'GET', path, session }: CallRequest,
): Promise<RecordedResponse> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: headersOf(session) });
  const body = new Uint8Array(await response.arrayBuffer());
  const { success, error } = decodeResponse(body);
  if (!success) throw new Error(`${method} ${path}: ${response.status} ${error?.debugInfo ?? ''}`);
  const headers = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.has(name));
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

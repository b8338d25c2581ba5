import autocannon from 'autocannon';
import { headersOf, type Ask, type Call } from './calls';

export const CONNECTIONS = 16;
/** How soon the end of a run is noticed. */
const TICK_MS = 50;

export interface Load {
  requests: number;
  seconds: number;
}

/** Sends the requests of a call in turn, over several connections, each as soon as the last is answered. @throws when one fails */
export async function load(port: number, call: Call, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: TICK_MS,
    ...('asks' in call ? inTurn(call.asks.map(toRequest)) : anew(call.nextAsk)),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${call.name}: of ${result.requests.total} requests ${result.non2xx + result.errors} failed`);
  return { requests: result.requests.total, seconds: result.duration };
}

/** Every connection begins at another place of the list, so that they do not all ask for the same at once. */
function inTurn(requests: autocannon.Request[]): Partial<autocannon.Options> {
  let connection = 0;
  return {
    requests,
    setupClient(client) {
      const start = Math.floor((connection++ * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  };
}

/** Every request is a new one. */
function anew(nextAsk: () => Ask): Partial<autocannon.Options> {
  return { requests: [{ setupRequest: (request) => Object.assign(request, toRequest(nextAsk())) }] };
}

function toRequest({ method = 'GET', path, session, body, host }: Ask): autocannon.Request {
  return { method, path, body, headers: { ...headersOf({ session, body }), ...(host && { host }) } };
}

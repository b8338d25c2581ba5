import 'server-only';

import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

/** What of a reader's request the remote origin is told: nothing of his network, and no cookies. */
const REQUEST_HEADERS = ['session-token', 'content-type', 'accept-language'];
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'retry-after', 'allow'];

function only(headers: Headers, names: readonly string[]): Headers {
  return new Headers(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])) as [string, string][]);
}

/**
 * Passes a call below /api on to the remote origin that API_ORIGIN names; undefined where none is configured.
 * An origin that does not answer is a 502, one that does not answer in time a 504.
 */
export async function forward(request: Request): Promise<Response | undefined> {
  const { apiOrigin } = readEnv();
  if (!apiOrigin) return undefined;
  const { pathname, search } = new URL(request.url);
  const signal = AbortSignal.timeout(limits.requestTimeoutMs);
  try {
    const response = await fetch(apiOrigin + pathname.replace(/^\/api/, '') + search, {
      method: request.method,
      headers: only(request.headers, REQUEST_HEADERS),
      body: request.body && (await request.arrayBuffer()),
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return new Response(response.body, { status: response.status, headers: only(response.headers, RESPONSE_HEADERS) });
  } catch {
    return new Response(null, { status: signal.aborted ? 504 : 502 });
  }
}

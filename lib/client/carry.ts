import { answer } from '@/lib/api/answer';
import { NetworkError } from '@/lib/api/network-error';
import { requestPath } from '@/lib/api/request-path';
import type { Call } from '@/lib/api/send';
import { limits } from '@/lib/limits';
import { endpoints, type Endpoint } from '@/lib/wire/endpoints';

import { readBounded } from './read-bounded';

/** Takes a call to our own `/api`, with headers of who asks, and brings the bytes of the answer. @throws NetworkError */
export async function carry(call: Call, asker: Record<string, string> = {}): Promise<Uint8Array> {
  const { method, writes }: Endpoint = endpoints[call.endpoint];
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.requestTimeoutMs);
  try {
    const response = await fetch(`/api/${requestPath(call)}`, {
      method,
      headers: { ...asker, ...(call.body && { 'Content-Type': 'application/json' }) },
      body: call.body && JSON.stringify(call.body),
      // What the reader did is not lost when the page goes away.
      keepalive: Boolean(writes),
      signal: call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal,
    });
    const bytes = await readBounded(response, limits.responseMaxBytes);
    if (!bytes) throw new NetworkError('too-large');
    return answer(response.status, bytes);
  } catch (cause) {
    if (call.signal?.aborted || cause instanceof NetworkError) throw cause;
    throw new NetworkError(timeout.signal.aborted ? 'timeout' : 'unreachable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

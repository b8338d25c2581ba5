import 'server-only';

import { answer } from '@/lib/api/answer';
import { NetworkError } from '@/lib/api/network-error';
import { requestPath } from '@/lib/api/request-path';
import type { Call, Send } from '@/lib/api/send';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { timeAll } from '@/lib/metrics';

import { askOverHttp } from './ask-over-http';
import { timeLimit } from './time-limit';

async function askEmbedded(path: string, signal: AbortSignal) {
  const { originInProcess } = await import('@/lib/origin/handler');
  const response = await originInProcess(new Request(`http://origin/api/${path}`, { signal }));
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Calls the embedded origin in process, or the remote one that API_ORIGIN names. @throws NetworkError */
export const send: Send = (call) =>
  timeAll(
    'origin',
    { call: call.endpoint },
    () => ask(call),
    (error) => (error instanceof NetworkError ? error.reason : 'failed'),
  );

/** An origin that is closed to countries knows by it who asks for readers of all. */
const known = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

async function ask(call: Call) {
  const { apiOrigin, adminToken } = readEnv();
  const timeout = timeLimit(limits.requestTimeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const path = requestPath(call);
  try {
    const { status, bytes } = apiOrigin
      ? await askOverHttp(`${apiOrigin}/${path}`, {
          signal,
          maxBytes: limits.responseMaxBytes,
          headers: known(adminToken),
        })
      : await askEmbedded(path, signal);
    return answer(status, bytes);
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    throw new NetworkError(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
}

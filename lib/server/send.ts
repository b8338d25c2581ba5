import 'server-only';

import { NetworkError } from '@/lib/api/network-error';
import { requestPath } from '@/lib/api/request-path';
import type { Call, Send } from '@/lib/api/send';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

/** Calls the embedded origin in process, or the remote one that API_ORIGIN names. @throws NetworkError */
export const send: Send = async (call: Call) => {
  const { apiOrigin } = readEnv();
  const signal = AbortSignal.timeout(limits.requestTimeoutMs);
  const path = requestPath(call);
  try {
    const response = apiOrigin
      ? await fetch(`${apiOrigin}/${path}`, { signal })
      : await (await import('@/lib/origin/handler')).originInProcess(new Request(`http://origin/api/${path}`, { signal }));
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new NetworkError(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
};

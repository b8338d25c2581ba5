import { KeepError } from './keep-error';

/** How long is waited before each further try, in ms: a picture may have to be drawn first, and a network comes and goes. */
const PAUSES = [1_000, 3_000, 9_000];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
}

/** Fetches what is to be kept, again where its origin is out of reach or fails. @throws KeepError when it does not come, or the signal's reason */
export async function fetchPatiently(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  for (const wait of [...PAUSES, undefined]) {
    const response = await fetch(address, init).catch(() => undefined);
    init.signal.throwIfAborted();
    if (response?.ok) return response;
    if (wait === undefined || (response && response.status < 500)) break;
    await pause(wait, init.signal);
  }
  throw new KeepError('failed');
}

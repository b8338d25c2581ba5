import { encodeResponse } from '@/lib/wire/encode-response';

/** A Response that carries an `error` alone, for who answers in an origin's place. @param debugInfo one sentence for who wrote the call */
export function failureBody(debugInfo: string): Uint8Array<ArrayBuffer> {
  return encodeResponse({ error: { debugInfo } });
}

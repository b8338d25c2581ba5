import type { ErrorAction } from '@/lib/domain/origin-error';
import { encodeResponse } from '@/lib/wire/encode-response';

import { ERROR_ACTIONS } from './decode/error';

/** A Response that carries an `error` alone, for who answers in an origin's place. @param debugInfo one sentence for who wrote the call */
export function failureBody(debugInfo: string, action: ErrorAction = 'default'): Uint8Array<ArrayBuffer> {
  return encodeResponse({ error: { action: ERROR_ACTIONS.indexOf(action), debugInfo } });
}

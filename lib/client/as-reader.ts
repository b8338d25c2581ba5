import type { Call } from '@/lib/api/send';

import { carry } from './carry';
import { session } from './session';

/** Calls our own `/api` with the reader's session. @throws NetworkError */
export function asReader(call: Call): Promise<Uint8Array> {
  return carry(call, { 'SESSION-TOKEN': session() });
}

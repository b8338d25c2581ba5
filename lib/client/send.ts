import type { Call, Send } from '@/lib/api/send';

import { carry } from './carry';
import { tellOutage } from './outage';
import { session } from './session';

/** Calls our own `/api` with the reader's session. An answer that the service is closed takes the place of the screen. @throws NetworkError */
export const send: Send = Object.assign((call: Call) => carry(call, { 'SESSION-TOKEN': session() }), { closed: tellOutage });

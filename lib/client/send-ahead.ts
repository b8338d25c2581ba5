import type { Call, Send } from '@/lib/api/send';

import { carry } from './carry';

/** Calls our own `/api` for nobody, which counts and spends nothing; whatever the answer, the screen stays. @throws NetworkError */
export const sendAhead: Send = (call: Call) => carry(call);

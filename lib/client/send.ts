import type { Call, Send } from '@/lib/api/send';

import { tellAnswered } from './answered';
import { asReader } from './as-reader';
import { tellAvailableLanguages } from './available-languages';
import { tellOutage } from './outage';

async function carryAndTell(call: Call): Promise<Uint8Array> {
  const bytes = await asReader(call);
  tellAnswered();
  return bytes;
}

/**
 * Calls our own `/api` with the reader's session. An answer that the service is closed takes the place of the screen; content languages that one
 * names are those that can be chosen from then on. @throws NetworkError
 */
export const send: Send = Object.assign(carryAndTell, { closed: tellOutage, offers: tellAvailableLanguages });

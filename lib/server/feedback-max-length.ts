import 'server-only';

import { readEnv } from '@/lib/env';

/** How many characters the form for messages to the service has room for. */
export function feedbackMaxLength(): number {
  return readEnv().feedbackMaxLength;
}

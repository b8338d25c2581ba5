import 'server-only';

import { log } from '@/lib/log/log';
import { unknownSettings } from '@/lib/unknown-settings';

/** Tells the log of what the operator may have meant as a setting. */
export function tellUnknownSettings(): void {
  for (const message of unknownSettings()) log({ level: 'warn', message });
}

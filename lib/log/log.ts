import { readEnv } from '@/lib/env';
import { oncePerProcess } from '@/lib/process-registry.mjs';

import type { Entry } from './entry';
import { openLog } from './open-log';

/** Tells the log of this process, as LOG_LEVEL and LOG_FORMAT say. */
export function log(entry: Entry): void {
  oncePerProcess('log', () => openLog(readEnv().logging))(entry);
}

import { readEnv } from '@/lib/env';

import type { Entry, Log } from './entry';
import { openLog } from './open-log';

// The site is bundled in several parts that each hold a copy of this module; they write to one.
const KEY = Symbol.for('komawari.log');
const shared = globalThis as { [KEY]?: Log };

/** Tells the log of this process, as LOG_LEVEL and LOG_FORMAT say. */
export function log(entry: Entry): void {
  (shared[KEY] ??= openLog(readEnv().logging))(entry);
}

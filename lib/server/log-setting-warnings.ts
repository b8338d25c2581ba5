import 'server-only';

import { log } from '@/lib/log/log';
import { settingWarnings } from '@/lib/setting-warnings';

/** Logs settings that are well-formed and most likely wrong. */
export function logSettingWarnings(): void {
  for (const message of settingWarnings()) log({ level: 'warn', message });
}

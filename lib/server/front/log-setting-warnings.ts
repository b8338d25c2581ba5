import 'server-only';

import { log } from '@/lib/log/log';
import { settingWarnings } from '@/lib/setting-warnings';
import { unknownSettings } from '@/lib/unknown-settings';

/** Logs settings that are misspelled, or well-formed and most likely wrong. */
export function logSettingWarnings(): void {
  for (const message of [...unknownSettings(), ...settingWarnings()]) log({ level: 'warn', message });
}

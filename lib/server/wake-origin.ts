import 'server-only';

import { readEnv } from '@/lib/env';
import { log } from '@/lib/log/log';

/** Opens the embedded origin with the process, for it has things to do that nobody asks for: readers are told of new chapters. */
export function wakeOrigin(): void {
  const { apiOrigin, isBuilding } = readEnv();
  if (apiOrigin || isBuilding) return;
  // Whoever asks it something later has it tried again, and is told.
  open().catch((error: unknown) => log({ level: 'error', message: 'The origin could not be opened', error }));
}

async function open(): Promise<void> {
  const { wakeOrigin: wake } = await import('@/lib/origin/handler');
  await wake();
}

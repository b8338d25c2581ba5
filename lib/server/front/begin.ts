import 'server-only';

import { inspect } from 'node:util';

import { settingFaults } from '@/lib/setting-faults';

/** What a process does before it answers. Where it cannot, or with settings that are wrong, it says so and ends: half begun it would answer all with 500. One that `isServing` listens to signals. */
export async function begin({ isServing }: { isServing: boolean }): Promise<void> {
  const faults = await settingFaults({ isSite: true });
  if (faults.length > 0) return end(faults.join('\n'));
  try {
    await beginAll(isServing);
  } catch (error) {
    end(error);
  }
}

function end(why: unknown): never {
  process.stderr.write(`${typeof why === 'string' ? why : inspect(why)}\n`);
  process.exit(1);
}

// Some of these look at the environment as they are loaded.
async function beginAll(isServing: boolean): Promise<void> {
  if (isServing) (await import('./policy/vouch')).vouch();
  await (await import('./last-pages')).readyLastPages();
  (await import('./log-setting-warnings')).logSettingWarnings();
  (await import('../wake-origin')).wakeOrigin();
  (await import('../follow-switches')).followSwitches();
  (await import('../revalidate/follow-catalogue')).followCatalogue();
}

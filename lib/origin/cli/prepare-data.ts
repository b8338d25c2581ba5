import { readEnv } from '@/lib/env';
import { settingFaults } from '@/lib/setting-faults';
import { openWithEnv } from './open-with-env';

/** Checks all settings; then creates the data folder with the database and the demo catalogue, or brings both up to date, where no origin elsewhere has them. */
async function main(): Promise<void> {
  const faults = await settingFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!readEnv().apiOrigin) await (await openWithEnv()).close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

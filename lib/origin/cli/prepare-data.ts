import { readEnv } from '@/lib/env';
import { settingFaults } from '@/lib/setting-faults';
import { listenFault } from './listen-fault';
import { openWithEnv } from './open-with-env';

/**
 * Checks all settings, and whether one can listen at the port that is its argument; then creates the data folder with the database and the demo
 * catalogue, or brings both up to date, where no origin elsewhere has them.
 */
async function main(): Promise<void> {
  const [port] = process.argv.slice(2);
  const faults = [...(await settingFaults()), ...[port && (await listenFault(port))].filter(Boolean)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!readEnv().apiOrigin) await (await openWithEnv()).close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

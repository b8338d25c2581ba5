import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';
import { followSet } from '@/lib/switches/follow-set';
import { closedTo } from '@/lib/switches/switches';
import { settingWarnings } from '@/lib/setting-warnings';
import { unknownSettings } from '@/lib/unknown-settings';
import { listen } from '../http/listen';
import { openWithEnv } from './open-with-env';

/** Serves the origin alone, at the port that is its argument, until it is told to stop; then it finishes what it has begun and closes the database. */
async function main(): Promise<void> {
  const origin = await openWithEnv({ closedTo });
  // As the site does, from the first request on.
  void followSet(
    async () => (await origin.readSwitches()).switches,
    () => limits.switchesLookMs,
  );
  for (const message of [...unknownSettings(), ...settingWarnings()]) log({ level: 'warn', message });
  const { drainMs, listenAddress, trustedProxies, publicUrl } = readEnv();
  const door = await listen(origin, { port: Number(process.argv[2]), host: listenAddress, trustedProxies, publicUrl });
  origin.keepSendingNotices();
  console.log(`The origin is at http://localhost:${door.port}/api`);

  let stopped: Promise<void> | undefined;
  const stop = async (lingerMs: number) => {
    await door.close(lingerMs);
    await origin.close();
  };
  // From a terminal both this process and the one that started it are told, so the word may come twice.
  // Whoever sits before the process does not want to wait for those who might still come.
  for (const [signal, lingerMs] of [
    ['SIGINT', 0],
    ['SIGTERM', drainMs],
  ] as const)
    process.on(signal, () => (stopped ??= stop(lingerMs).catch(fail)));
}

function fail(error: Error): void {
  console.error(error.message);
  process.exitCode = 1;
}

main().catch(fail);

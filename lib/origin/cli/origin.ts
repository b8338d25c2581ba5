import { listen } from '../http/listen';
import { openWithEnv } from './open-with-env';

/** Serves the origin alone, at the port that is its argument, until it is told to stop; then it finishes what it has begun and closes the database. */
async function main(): Promise<void> {
  const origin = await openWithEnv();
  const door = await listen(origin, { port: Number(process.argv[2]) });
  origin.keepSendingNotices();
  console.log(`The origin is at http://localhost:${door.port}/api`);

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await door.close();
    await origin.close();
  };
  // From a terminal both this process and the one that started it are told, so the word may come twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped ??= stop().catch(fail)));
}

function fail(error: Error): void {
  console.error(error.message);
  process.exitCode = 1;
}

main().catch(fail);

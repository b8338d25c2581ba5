import { openWithEnv } from './open-with-env';

/** Creates the data folder with the database and the demo catalogue, or brings both up to date. */
async function main(): Promise<void> {
  await (await openWithEnv()).close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/** Something the person at the keyboard can mend: shown as one sentence, without a stack. */
export class Fault extends Error {}

/** Runs a command's main function; a fault ends it in one clear line and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exit(1);
  }
}

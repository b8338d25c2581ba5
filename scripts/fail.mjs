/** Something the person at the keyboard can mend: shown as one sentence, without a stack. */
export class Fault extends Error {}

/** The exit code of a command that could not ask what it was to tell: no fault, and no good news. */
export const UNAVAILABLE = 69;

/** Runs a command's main function; a fault ends it in one clear line and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exit(1);
  }
}

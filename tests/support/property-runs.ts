/** The seed of all properties: the same values at every run; what fails is told with its path, by which it is seen again. */
const SEED = 20_261_122;
/** How long each property is looked at where a fixed time is given (`FUZZ_SECONDS=10 npx jest any-`): the same values in the same order, as many as there is time for. */
const FIXED_MS = Number(process.env.FUZZ_SECONDS ?? 0) * 1_000;
/** How long a property may take otherwise. On a machine of two cores under load none takes a tenth of it, and one that does not end in it has failed: what was not looked at has not passed. */
const TIME_LIMIT_MS = 120_000;
/** One value that is waited for in vain fails, too. */
const VALUE_MS = 30_000;
/** For the test around a property, so that the property itself tells what it was about. */
export const PROPERTY_PATIENCE_MS = Math.max(TIME_LIMIT_MS, FIXED_MS) + VALUE_MS + 10_000;

/** How fast-check runs a property everywhere here: so many values, or for the time that is given. */
export function propertyRuns(numRuns: number) {
  const counted = { numRuns, interruptAfterTimeLimit: TIME_LIMIT_MS, markInterruptAsFailure: true };
  const timed = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: FIXED_MS, markInterruptAsFailure: false };
  return { seed: SEED, timeout: VALUE_MS, ...(FIXED_MS > 0 ? timed : counted) };
}

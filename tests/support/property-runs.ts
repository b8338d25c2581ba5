/** The seed of all properties: the same values at every run; what fails is told with its path, by which it is seen again. */
const SEED = 20_261_122;
/** How long a property may take. On a machine of two cores under load none takes a tenth of it, and one that does not end in it has failed: what was not looked at has not passed. */
const TIME_LIMIT_MS = 120_000;
/** One value that is waited for in vain fails, too. */
const VALUE_MS = 30_000;
/** For the test around a property, so that the property itself tells what it was about. */
export const PROPERTY_PATIENCE_MS = TIME_LIMIT_MS + VALUE_MS + 10_000;

/** How fast-check runs a property everywhere here: so many values. */
export function propertyRuns(numRuns: number) {
  return { seed: SEED, numRuns, timeout: VALUE_MS, interruptAfterTimeLimit: TIME_LIMIT_MS, markInterruptAsFailure: true };
}

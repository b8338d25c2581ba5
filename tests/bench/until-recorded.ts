import type { LighthouseReport } from './lighthouse-figures';

/** Of its recording, not of the page: the trace has not got the visit's beginning. It says itself to run it again. */
const UNRECORDED = 'NO_NAVSTART';
const TIMES = 3;

/** The report of a visit, which is made again where Lighthouse has not recorded it, at most three times in all; whatever else goes wrong is what the report says. */
export async function untilRecorded(
  visit: () => Promise<LighthouseReport | undefined>,
): Promise<LighthouseReport | undefined> {
  let report = await visit();
  for (let times = 1; times < TIMES && report?.runtimeError?.code === UNRECORDED; times += 1) report = await visit();
  return report;
}

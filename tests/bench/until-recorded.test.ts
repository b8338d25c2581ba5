import type { LighthouseReport } from './lighthouse-figures';
import { untilRecorded } from './until-recorded';

const report = (code?: string): LighthouseReport => ({
  categories: {},
  audits: {},
  ...(code && { runtimeError: { code } }),
});
const visits = (...reports: (LighthouseReport | undefined)[]) => jest.fn(async () => reports.shift());

test.each([
  ['a report', [report()], 1],
  ['what was not recorded at first', [report('NO_NAVSTART'), report()], 2],
])('%s is the last visit’s', async (_, reports, times) => {
  const visit = visits(...reports);
  expect(await untilRecorded(visit)).toEqual(report());
  expect(visit).toHaveBeenCalledTimes(times);
});

test('what is never recorded is told as it is, after three visits', async () => {
  const visit = visits(...Array.from({ length: 5 }, () => report('NO_NAVSTART')));
  expect(await untilRecorded(visit)).toEqual(report('NO_NAVSTART'));
  expect(visit).toHaveBeenCalledTimes(3);
});

test.each([[report('NO_FCP')], [undefined]])('a page that fails is not visited again: %j', async (failed) => {
  const visit = visits(failed, report());
  expect(await untilRecorded(visit)).toEqual(failed);
  expect(visit).toHaveBeenCalledTimes(1);
});

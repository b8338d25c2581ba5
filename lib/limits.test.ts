import { readFileSync } from 'node:fs';

import { limits } from './limits';

/** The specification's business constants, as it states them. */
test.each<[keyof typeof limits, number, string]>([
  ['requestTimeoutMs', 60_000, '@7.4 @9.1 @9.33'],
  ['carouselDelayMs', 3_000, '@9.7'],
  ['wideViewerAbovePx', 1_100, '@4.48 @9.9'],
  ['homeRankingEntries', 25, '@9.10'],
  ['rankingPageEntries', 40, '@9.11'],
  ['chapterEndsSoonSeconds', 604_800, '@9.14'],
  ['newLabelSeconds', 86_400, '@9.15'],
  ['horizontalListStepPx', 550, '@9.13'],
  ['leaveAfterMs', 1_400, '@2.18 @9.28'],
  ['viewerBarsHideMs', 2_000, '@9.18'],
  ['appPromptHiddenMs', 5_184_000_000, '@9.25'],
  ['appPromptReminderMs', 5_184_000_000, '@9.25'],
  ['promotionEveryMs', 86_400_000, '@9.26'],
  ['mobileMaxPx', 768, '@9.8'],
  ['consentPollMs', 200, '@4.66 @9.29'],
  ['consentTriesMax', 500, '@4.66 @9.29'],
  ['consentGroupsMinLength', 8, '@4.66 @9.29'],
  ['surveyFreeTextMaxLength', 100, '@9.2'],
  ['feedbackMaxLength', 5_000, '@9.5'],
  ['feedbackFieldMaxLength', 500, '@5.12'],
])('%s is %i %s', (name, value) => expect(limits[name]).toBe(value));

test('the router shows a prefetched page for less than the minute that a page may be old', () => {
  const [, seconds] = /\bstaleTimes: \{ static: (\d+) \}/.exec(readFileSync('next.config.mjs', 'utf8')) ?? [];
  expect(Number(seconds)).toBeLessThan(limits.pageMaxSeconds);
});

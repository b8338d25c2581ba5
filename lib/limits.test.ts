import { limits } from './limits';

/** The specification's business constants, as it states them. */
test.each<[keyof typeof limits, number]>([
  ['requestTimeoutMs', 60_000],
  ['carouselDelayMs', 3_000],
  ['wideViewerAbovePx', 1_100],
  ['homeRankingEntries', 25],
  ['rankingPageEntries', 40],
  ['chapterEndsSoonSeconds', 604_800],
  ['newLabelSeconds', 86_400],
  ['horizontalListStepPx', 550],
  ['leaveAfterMs', 1_400],
  ['viewerBarsHideMs', 2_000],
  ['appPromptHiddenMs', 5_184_000_000],
  ['appPromptReminderMs', 5_184_000_000],
  ['promotionEveryMs', 86_400_000],
  ['mobileMaxPx', 768],
  ['consentPollMs', 200],
  ['consentTriesMax', 500],
  ['consentGroupsMinLength', 8],
  ['surveyFreeTextMaxLength', 100],
  ['feedbackMaxLength', 5_000],
  ['feedbackFieldMaxLength', 500],
])(
  '%s is %i @2.18 @4.48 @4.66 @5.12 @7.4 @9.1 @9.7 @9.8 @9.9 @9.10 @9.13 @9.18 @9.25 @9.28 @9.29 @9.33',
  (name, value) => expect(limits[name]).toBe(value),
);

/** The questions' order, and under which head each stands. The names are anchors: `/faq#tickets`. */
export const faqGroups = {
  reading: ['start', 'direction', 'page-missing', 'cost'],
  languages: ['interface-language', 'content-languages', 'missing-language'],
  chapters: ['free-reads', 'tickets', 'gone-chapters', 'schedule'],
  shelf: ['favourites', 'lost-favourites', 'account', 'data'],
  app: ['get-the-app', 'app-or-web'],
  publishers: ['publish', 'report-a-copy'],
} as const;

/** Groups about the app: a site shows them only while a store has its app. */
export const APP_GROUPS: readonly FaqGroup[] = ['app'];

export type FaqGroup = keyof typeof faqGroups;
export type FaqQuestion = (typeof faqGroups)[FaqGroup][number];

/** The groups that a site shows, in their order. */
export const shownGroups = (hasApp: boolean): FaqGroup[] =>
  (Object.keys(faqGroups) as FaqGroup[]).filter((group) => hasApp || !APP_GROUPS.includes(group));

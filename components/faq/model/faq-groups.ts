/** The questions' order, and under which head each stands. The names are anchors: `/faq#tickets`. */
export const faqGroups = {
  reading: ['start', 'direction', 'page-missing', 'cost'],
  languages: ['interface-language', 'content-languages', 'missing-language'],
  chapters: ['free-reads', 'tickets', 'gone-chapters', 'schedule'],
  shelf: ['favourites', 'lost-favourites', 'account', 'data'],
  app: ['get-the-app', 'app-or-web'],
  publishers: ['publish', 'report-a-copy'],
} as const;

export type FaqGroup = keyof typeof faqGroups;
export type FaqQuestion = (typeof faqGroups)[FaqGroup][number];

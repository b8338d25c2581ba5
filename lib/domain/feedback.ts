/** What a reader's message to the service is about. */
export const FEEDBACK_TYPES = ['suggestion', 'report'] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export interface Feedback {
  type: FeedbackType;
  message: string;
}

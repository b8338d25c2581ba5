import type { SurveyQuestion } from '@/lib/domain/survey';
import { limits } from '@/lib/limits';

import { countOf } from './count-of';
import type { Draft } from './draft';

type Asked = Pick<SurveyQuestion, 'isRequired' | 'maxChoices'>;

/** What can be wrong with an answer, in the order in which it is said. */
const rules = {
  unanswered: ({ isRequired, maxChoices }, draft) =>
    isRequired && (countOf(draft) < 1 || (maxChoices === 1 && draft.isOther && !draft.words.trim())),
  tooMany: ({ maxChoices }, draft) => countOf(draft) > maxChoices,
  tooLong: (_, { isOther, words }) => isOther && words.length > limits.surveyFreeTextMaxLength,
} satisfies Record<string, (question: Asked, draft: Draft) => boolean>;

export type Fault = keyof typeof rules;

/** What is wrong with the answer to a question; undefined where it may be sent. */
export function faultOf(question: Asked, draft: Draft): Fault | undefined {
  return (Object.keys(rules) as Fault[]).find((fault) => rules[fault](question, draft));
}

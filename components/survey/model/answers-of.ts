import type { SurveyAnswers, SurveyQuestion } from '@/lib/domain/survey';

import { countOf } from './count-of';
import type { Draft } from './draft';

type Asked = Pick<SurveyQuestion, 'choices' | 'maxChoices'>;

/** What is sent of a reader's choices. Own words are added where there are any; what was skipped is left out. */
export function answersOf(questions: readonly Asked[], drafts: readonly Draft[]): SurveyAnswers {
  return Object.fromEntries(
    questions.flatMap((question, index) => {
      const draft = drafts[index];
      return draft && countOf(draft) > 0 ? [[`q${index + 1}`, answerOf(question, draft)]] : [];
    }),
  );
}

function answerOf({ choices, maxChoices }: Asked, { chosen, isOther, words }: Draft): string | string[] {
  const own = isOther ? words.trim() : '';
  const given = [...chosen.map((place) => choices[place] ?? ''), ...(own ? [own] : [])];
  return maxChoices === 1 ? (given[0] ?? '') : given;
}

import type { SurveyQuestion } from '@/lib/domain/survey';

import type { Draft } from './draft';

/** Ticks the choice of own words, or unticks it where several may be chosen. */
export function chooseOther({ maxChoices }: Pick<SurveyQuestion, 'maxChoices'>, draft: Draft): Draft {
  return maxChoices === 1 ? { ...draft, chosen: [], isOther: true } : { ...draft, isOther: !draft.isOther };
}

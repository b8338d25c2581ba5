import type { SurveyQuestion } from '@/lib/domain/survey';

import { emptyDraft, type Draft } from './draft';

type Asked = Pick<SurveyQuestion, 'maxChoices'>;

/** Ticks a choice. Where one may be chosen it takes the place of all else, own words too; where several may, a ticked one is unticked. */
export function choose({ maxChoices }: Asked, draft: Draft, place: number): Draft {
  if (maxChoices === 1) return { ...emptyDraft, chosen: [place] };
  const chosen = draft.chosen.includes(place)
    ? draft.chosen.filter((one) => one !== place)
    : [...draft.chosen, place].sort((a, b) => a - b);
  return { ...draft, chosen };
}

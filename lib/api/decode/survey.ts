import type { Survey, SurveyQuestion } from '@/lib/domain/survey';
import type { wire } from '@/lib/wire/messages';

import { decodeLanguage } from './language';

export function decodeSurvey(view: wire.IQuestionnaireView): Survey {
  return {
    isAnswered: view.isAnswered ?? false,
    introduction: view.subject ?? '',
    questions: (view.questions ?? []).map(decodeQuestion),
    language: decodeLanguage(view.language),
  };
}

/** A question that says nothing of how many may be chosen lets all be. */
function decodeQuestion({
  description,
  selection,
  numberOfChoices,
  hideFreeform,
  freeForm,
  canSkip,
}: wire.IQuestionnaire): SurveyQuestion {
  const choices = selection ?? [];
  const other = hideFreeform ? undefined : (freeForm ?? '');
  return {
    text: description ?? '',
    choices,
    maxChoices: numberOfChoices || choices.length + (other === undefined ? 0 : 1),
    other,
    isRequired: !canSkip,
  };
}

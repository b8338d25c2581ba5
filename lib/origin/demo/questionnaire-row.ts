import type { Schema } from '../store/schema';
import type { Question, QuestionnaireText } from '../store/questionnaires';
import { QUESTIONNAIRE_TEXTS, QUESTIONS } from './texts/questionnaire';
import { TEXT_LANGUAGES } from '../texts/text-language';

/** The demo's one survey. */
export function questionnaireRow(): Schema['questionnaires'] {
  const questions = QUESTIONS.map(({ numberOfChoices, hideFreeform, canSkip }): Question => ({
    numberOfChoices,
    hideFreeform,
    canSkip,
  }));
  const texts = TEXT_LANGUAGES.map((language): [string, QuestionnaireText] => {
    const { subject, other, questions: words } = QUESTIONNAIRE_TEXTS[language];
    return [language, { subject, other, questions: QUESTIONS.map(({ key }) => words[key]) }];
  });
  return {
    key: 'reading',
    questions_json: JSON.stringify(questions),
    texts_json: JSON.stringify(Object.fromEntries(texts)),
  };
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Question, QuestionnaireText } from '../../store/questionnaires';
import type { Schema } from '../../store/schema';
import type { CatalogueFile } from '../schema/catalogue-schema';

export function questionnaireRows(questionnaires: CatalogueFile['questionnaires']): Schema['questionnaires'][] {
  return questionnaires.map(({ key, texts, questions }) => {
    const asked = questions.map(({ choices, freeText, skippable }): Question => ({
      numberOfChoices: choices,
      hideFreeform: !freeText,
      canSkip: skippable,
    }));
    const told = (Object.keys(texts) as LanguageCode[]).map((language): [string, QuestionnaireText] => [
      language,
      {
        ...texts[language]!,
        questions: questions.map((question) => ({
          description: question.texts[language]!.question,
          selection: question.texts[language]!.answers,
        })),
      },
    ]);
    return { key, questions_json: JSON.stringify(asked), texts_json: JSON.stringify(Object.fromEntries(told)) };
  });
}

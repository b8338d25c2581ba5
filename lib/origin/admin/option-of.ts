import type { QuestionnaireText } from '../store/questionnaires';
import type { Texts } from '../store/texts';

/** The place, from 0, of an answer among those that a question offers in any language; undefined for own words. */
export function optionOf(texts: Texts<QuestionnaireText>, question: number, answer: string): number | undefined {
  for (const { questions } of Object.values(texts)) {
    const place = questions[question]?.selection.indexOf(answer) ?? -1;
    if (place >= 0) return place;
  }
  return undefined;
}

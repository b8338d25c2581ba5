import type { Answers } from '../store/questionnaires';
import type { Schema } from '../store/schema';
import { optionOf } from './option-of';
import type { Survey } from './read-survey';

/** What was given to each question of a survey, if it was asked: the place of an offered answer, or own words. */
export type Given = readonly (readonly (number | string)[] | undefined)[];

/** Answers by what was asked and offered when they were given; undefined where the survey was read before that was asked. */
export function givenIn(
  { forms, joined }: Survey,
  { form, answers_json }: Pick<Schema['questionnaire_answers'], 'form' | 'answers_json'>,
): Given | undefined {
  const answers = JSON.parse(answers_json) as Answers;
  const [asked, places] = [forms.get(form), joined.places.get(form)];
  if (!asked || !places) return undefined;
  const given = new Map(
    places.map(({ question, options }, index) => {
      const chosen = [answers[`q${index + 1}`] ?? []].flat().filter((one) => one.trim() !== '');
      return [question, chosen.map((one) => options[optionOf(asked.texts, index, one) ?? -1] ?? one)] as const;
    }),
  );
  return joined.questions.map((_, question) => given.get(question));
}

import { limits } from '@/lib/limits';
import type { Answers, Question } from './store/questionnaires';

/**
 * What is wrong with a reader's answers, in a sentence that names the question; undefined where nothing is. A question of one choice is answered
 * by a string, one of several by a list. The option of own words is one of the choices: as what was written in it or, where it was left empty,
 * as its label.
 * @param selections the answers offered for each question, in the reader's language
 */
export function faultOfAnswers(answers: Answers, questions: readonly Question[], selections: readonly (readonly string[])[]): string | undefined {
  const names = questions.map((_, index) => `q${index + 1}`);
  const unknown = Object.keys(answers).find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no question ${unknown}.`;
  for (const [index, question] of questions.entries()) {
    const name = names[index]!;
    const fault = faultOfAnswer(answers[name], question, selections[index] ?? []);
    if (fault) return `${name} ${fault}.`;
  }
  return undefined;
}

function faultOfAnswer(
  answer: Answers[string] | undefined,
  { numberOfChoices, hideFreeform, canSkip }: Question,
  selection: readonly string[],
): string | undefined {
  if (typeof answer === 'string' && numberOfChoices > 1) return 'takes a list of answers';
  if (typeof answer === 'object' && numberOfChoices === 1) return 'takes one answer, not a list';
  const given = answer === '' ? [] : [answer ?? []].flat();
  const own = given.filter((one) => !selection.includes(one));
  if (given.length === 0) return canSkip ? undefined : 'needs an answer';
  if (given.length > numberOfChoices) return `takes ${numberOfChoices} answers at most`;
  if (new Set(given).size < given.length) return 'has an answer twice';
  if (own.includes('')) return 'has an answer that is empty';
  if (own.length > (hideFreeform ? 0 : 1)) return 'has an answer that was not offered';
  if (own.some((one) => one.length > limits.surveyFreeTextMaxLength)) return `has room for ${limits.surveyFreeTextMaxLength} characters`;
  return undefined;
}

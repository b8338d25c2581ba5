import { limits } from '@/lib/limits';
import type { Answers, Question } from './store/questionnaires';

/**
 * Returns the first problem, naming the question but not quoting the answer, because it is logged; undefined if there is none.
 * A question of one choice takes a string, one of several a list: empty if the free text was chosen but not written.
 * An optional question may be missing.
 * @param selections the answers offered for each question, in the reader's language
 */
export function faultOfAnswers(
  answers: Answers,
  questions: readonly Question[],
  selections: readonly (readonly string[])[],
): string | undefined {
  const names = questions.map((_, index) => `q${index + 1}`);
  if (Object.keys(answers).some((name) => !names.includes(name)))
    return `There is no question but ${names.join(', ')}.`;
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
  const isBlank = typeof answer === 'string' && !answer.trim();
  const given = isBlank ? [] : [answer ?? []].flat();
  const own = given.filter((one) => !selection.includes(one));
  const ownMax = hideFreeform ? 0 : 1;
  const isTicked = numberOfChoices > 1 && ownMax > 0 && answer !== undefined;
  if (given.length === 0) return canSkip || isTicked ? undefined : 'needs an answer';
  if (given.length > numberOfChoices) return `takes ${numberOfChoices} answers at most`;
  // Own words may say what was also offered, and chosen.
  const twice = given.length - new Set(given).size;
  if (twice > 0 && twice + own.length > ownMax) return 'has an answer twice';
  if (own.some((one) => !one.trim())) return 'has an answer that is empty';
  if (own.length > ownMax) return 'has an answer that was not offered';
  if (own.some((one) => one.length > limits.surveyFreeTextMaxLength))
    return `has room for ${limits.surveyFreeTextMaxLength} characters`;
  return undefined;
}

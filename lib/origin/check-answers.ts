import { limits } from '@/lib/limits';
import type { Answers, Question } from './store/questionnaires';

/**
 * What is wrong with a reader's answers, in a sentence; undefined where nothing is.
 * @param selections the answers offered for each question, in the reader's language
 */
export function faultOfAnswers(answers: Answers, questions: readonly Question[], selections: readonly (readonly string[])[]): string | undefined {
  const names = questions.map((_, index) => `q${index + 1}`);
  const unknown = Object.keys(answers).find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no question ${unknown}.`;
  for (const [index, question] of questions.entries()) {
    const name = names[index]!;
    const given = [answers[name] ?? []].flat().filter((answer) => answer !== '');
    const own = given.filter((answer) => !selections[index]?.includes(answer));
    if (given.length === 0 && !question.canSkip) return `${name} needs an answer.`;
    if (given.length > question.numberOfChoices) return `${name} takes ${question.numberOfChoices} answers at most.`;
    if (own.length > (question.hideFreeform ? 0 : 1)) return `${name} has an answer that was not offered.`;
    if (own.some((answer) => answer.length > limits.surveyFreeTextMaxLength)) return `${name} has room for ${limits.surveyFreeTextMaxLength} characters.`;
  }
  return undefined;
}

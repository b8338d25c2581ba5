import { z } from 'zod';
import { inLanguages } from './in-languages';
import { slug } from './slug';
import { entriesOf, toldTogether } from './told-together';
import { words } from './words';

const questionTexts = inLanguages(
  z.strictObject({
    question: words(500, 'Where do you read?'),
    answers: z
      .array(words(200, 'On the train'))
      .max(50)
      .meta({ description: 'As many in every language.', examples: [['On the train', 'In bed']] }),
  }),
  'The question, and what can be chosen.',
);

const questionSchema = z.strictObject({
  choices: z
    .int()
    .min(1)
    .max(50)
    .default(1)
    .meta({ description: 'How many answers may be chosen at most.', examples: [1] }),
  freeText: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether there is room for an answer in the reader’s own words.' }),
  skippable: z.boolean().default(false).meta({ description: 'Whether it may be left out.' }),
  texts: toldTogether(
    questionTexts,
    (texts) =>
      new Set(entriesOf(texts).flatMap(([, { answers }]) => (Array.isArray(answers) ? [answers.length] : []))).size <=
      1,
    {
      message: 'There are more answers in one language than in another.',
      instead: 'Give the same answers, in the same order, in every language.',
    },
  ),
});

const questionnaireEntries = z.strictObject({
  key: slug('Its address.', 'reading'),
  texts: inLanguages(
    z.strictObject({ subject: words(200, 'How do you read?'), other: words(60, 'Other') }),
    'Its heading, and what an answer in the reader’s own words is called.',
  ),
  questions: z.array(questionSchema).min(1).max(50).meta({ description: 'What is asked, in order.' }),
});

export const questionnaireSchema = toldTogether(questionnaireEntries, asksInAll, {
  message: 'Some question is missing in a language that the heading is in.',
  instead: 'Ask every question in every language of `texts`.',
  at: 'questions',
});

/** Whether each question that has texts has them in every language of the heading. */
function asksInAll({ texts, questions }: Partial<Record<string, unknown>>): boolean {
  const asked = entriesOf(Array.isArray(questions) ? { ...questions } : undefined).map(([, question]) =>
    entriesOf(question.texts).map(([language]) => language),
  );
  return asked.every(
    (languages) => languages.length === 0 || entriesOf(texts).every(([language]) => languages.includes(language)),
  );
}

import { LOCALES } from '@/lib/i18n/locales';

import { faqGroups } from './model/faq-groups';
import { readFaq } from './read-faq';

test.each(LOCALES)('%s answers every question', (locale) => {
  const { heads, questions } = readFaq(locale);
  expect(Object.keys(heads)).toEqual(Object.keys(faqGroups));
  expect(Object.keys(questions)).toEqual(Object.values(faqGroups).flat());
  for (const { answer } of Object.values(questions)) expect(answer.flat().join('')).not.toBe('');
});

test.each(LOCALES)('%s has the paragraphs, lists and links of English', (locale) => {
  const shapes = ({ questions }: ReturnType<typeof readFaq>) =>
    Object.entries(questions).map(([name, { answer }]) => [
      name,
      answer.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
      answer
        .flat()
        .join()
        .match(/\]\([^)]*\)/g),
    ]);
  expect(shapes(readFaq(locale))).toEqual(shapes(readFaq('en')));
});

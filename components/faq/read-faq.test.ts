import { LOCALES } from '@/lib/i18n/locales';

import { faqGroups } from './model/faq-groups';
import { readFaq } from './read-faq';

test.each(LOCALES)('%s answers every question once', (locale) => {
  const { heads, questions } = readFaq(locale);
  expect(Object.keys(heads)).toEqual(Object.keys(faqGroups));
  expect(Object.keys(questions)).toEqual(Object.values(faqGroups).flat());
  expect(new Set(Object.values(questions).map(({ question }) => question)).size).toBeGreaterThanOrEqual(12);
  for (const { answer } of Object.values(questions)) expect(answer.flat().join('')).not.toBe('');
});

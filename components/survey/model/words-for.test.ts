import type { Language } from '@/lib/domain/language';
import type { SystemPopup } from '@/lib/domain/popup';

import { wordsFor } from './words-for';

const popup = (language: Language): SystemPopup => ({ kind: 'system', subject: language, body: '', language });
const two = { english: popup('eng'), spanish: popup('esp'), all: [] };

test.each([
  ['esp', 'esp'],
  ['eng', 'eng'],
  ['fra', 'eng'],
  ['tha', 'eng'],
] as const)('of two languages, a page in %s speaks %s @8.8', (page, words) =>
  expect(wordsFor(two, page)?.subject).toBe(words),
);

test('the page’s own language, where the origin has words in it', () => {
  expect(wordsFor({ ...two, all: [popup('tha')] }, 'tha')?.subject).toBe('tha');
});

test('English where there is no Spanish, and nothing where there is nothing', () => {
  expect(wordsFor({ ...two, spanish: undefined }, 'esp')?.subject).toBe('eng');
  expect(wordsFor({ all: [] }, 'esp')).toBeUndefined();
});

import type { Language } from '@/lib/domain/language';

import { preferredTitle } from './preferred-title';

const titles: { language: Language }[] = [{ language: 'esp' }, { language: 'eng' }];
const languageOf = (title: { language: Language }) => title.language;

test('prefers the own language, and takes the first without it', () => {
  expect(preferredTitle(titles, languageOf, 'eng')).toBe(titles[1]);
  expect(preferredTitle(titles, languageOf, 'tha')).toBe(titles[0]);
  expect(preferredTitle([], languageOf, 'eng')).toBeUndefined();
});

import type messages from '@/messages/en.json';
import { LOCALES } from '@/lib/i18n/locales';

import { BROKEN_WORDS } from './broken-words';

test.each(LOCALES)('what is said of a page that has lost its messages is what they say: %s', async (locale) => {
  const { title, text, action } = ((await import(`@/messages/${locale}.json`)) as typeof messages).states.error;
  expect(BROKEN_WORDS[locale]).toEqual({ title, text, action });
});

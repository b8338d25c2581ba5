import type messages from '@/messages/en.json';
import { LOCALES } from '@/lib/i18n/locales';

import { BROKEN_WORDS } from './broken-words';

test.each(LOCALES)('the built-in texts of the error page equal the messages: %s', async (locale) => {
  const { title, text, action } = ((await import(`@/messages/${locale}.json`)) as typeof messages).states.error;
  expect(BROKEN_WORDS[locale]).toEqual({ title, text, action });
});

import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';

import { readSiteWords } from '@/lib/server/read-site-words';

import { DEFAULT_LOCALE, isLocale } from './locales';
import { siteMessages } from './site-messages';
import { withSiteWords } from './with-site-words';

/** The locale is the first segment of every page's path, so what is rendered below needs not be told. */
export default getRequestConfig(async () => {
  const asked = await rootLocale();
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const [messages, words] = await Promise.all([siteMessages(locale), readSiteWords(locale)]);
  return { locale, messages: withSiteWords(messages, words), timeZone: 'UTC' };
});

import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';

import { DEFAULT_LOCALE, isLocale } from './locales';
import { siteMessages } from './site-messages';

/** The locale is the first segment of every page's path, so what is rendered below needs not be told. */
export default getRequestConfig(async () => {
  const asked = await rootLocale();
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return { locale, messages: await siteMessages(locale), timeZone: 'UTC' };
});

import { getRequestConfig } from 'next-intl/server';

import { loadMessages } from './load-messages';
import { DEFAULT_LOCALE, isLocale } from './locales';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});

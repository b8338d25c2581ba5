import { createTranslator } from 'next-intl';

import type { Messages } from './load-messages';
import type { Locale } from './locales';
import { siteMessages } from './site-messages';

/** A namespace's texts in a locale, for what is no page and has no locale of its own: feeds and catalogues. */
export async function translatorFor<Namespace extends keyof Messages>(namespace: Namespace, locale: Locale) {
  return createTranslator<Messages, Namespace>({ locale, messages: await siteMessages(locale), namespace });
}

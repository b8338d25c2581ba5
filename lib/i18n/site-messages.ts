import { loadMessages, type Messages } from './load-messages';
import type { Locale } from './locales';
import { siteTexts } from './site-texts';

/** A locale's messages, in which the site has its name. */
export async function siteMessages(locale: Locale): Promise<Messages> {
  return siteTexts(await loadMessages(locale));
}

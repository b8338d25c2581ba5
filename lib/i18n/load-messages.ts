import type messages from '@/messages/en.json';

import type { Locale } from './locales';

export type Messages = typeof messages;

/** A locale's messages: the same keys in every one. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return ((await import(`../../messages/${locale}.json`)) as { default: Messages }).default;
}

import type messages from '@/messages/en.json';

import { DEFAULT_LOCALE, type Locale } from './locales';

export type Messages = typeof messages;
type Tree = { [key: string]: string | Tree };

function over(base: Tree, top: Tree): Tree {
  const merged = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? over(below, value) : value;
  }
  return merged;
}

/** A locale's messages; English stands in for what is not translated yet. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const english = (await import('@/messages/en.json')).default;
  if (locale === DEFAULT_LOCALE) return english;
  const own = (await import(`@/messages/${locale}.json`)) as { default: Tree };
  return over(english as unknown as Tree, own.default) as unknown as Messages;
}

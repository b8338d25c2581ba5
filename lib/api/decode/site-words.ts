import type { SiteWords, SiteWordsByLanguage } from '@/lib/domain/site-words';
import { limits } from '@/lib/limits';
import type { wire } from '@/lib/wire/messages';

import { decodeLanguage } from './language';

/** Messages are templates: text with their signs is none, and neither is one that has no end. */
function plain(text: string | null | undefined): string | undefined {
  const isPlain = text && /\S/.test(text) && !/[<>{}]/.test(text) && text.length <= limits.siteWordsMaxLength;
  return isPlain ? text : undefined;
}

function decodeWords(words: wire.SiteWordsView.ISiteWords): SiteWords {
  const text = plain(words.betaText);
  return {
    tagline: plain(words.tagline),
    description: plain(words.description),
    section: plain(words.section),
    list: plain(words.list),
    beta: text ? { text, more: plain(words.betaMore) } : undefined,
    home: { title: plain(words.homeTitle), description: plain(words.homeDescription) },
  };
}

/** The words of each language, the first where a language comes twice. */
export function decodeSiteWords({ words }: wire.ISiteWordsView): SiteWordsByLanguage {
  const decoded = (words ?? []).map((own) => [decodeLanguage(own.language), decodeWords(own)] as const);
  return Object.fromEntries(decoded.reverse()) as SiteWordsByLanguage;
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue, SeriesRecord } from '../store/catalogue';
import { textIn } from '../store/texts';

/** In wire order. */
const CODES = [
  'WJ',
  'SQ',
  'VJ',
  'YJ',
  'J_PLUS',
  'REVIVAL',
  'CREATORS',
  'MEE',
  'TYJ',
  'OTHERS',
  'SKJ',
  'GIGA',
  'UJ',
  'DX',
];

export function labelMessage({ labels }: Catalogue, code: string): wire.ILabel {
  return { label: CODES.indexOf(code), description: labels.get(code) ?? '' };
}

export function tagMessage({ tags }: Catalogue, slug: string, language: LanguageCode): wire.ITag {
  return { slug, tag: textIn(tags.get(slug) ?? {}, language) ?? slug };
}

/** The tags that some series carry, each once, in the publisher's order. */
export function tagMessages(
  catalogue: Catalogue,
  series: readonly SeriesRecord[],
  language: LanguageCode,
): wire.ITag[] {
  const carried = new Set(series.flatMap(({ tags }) => tags));
  return [...catalogue.tags.keys()]
    .filter((slug) => carried.has(slug))
    .map((slug) => tagMessage(catalogue, slug, language));
}

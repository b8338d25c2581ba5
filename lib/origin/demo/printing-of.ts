import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Printing, SeriesFacts } from './series-facts';

/** Which way and in what form a series is printed in a language: its own, unless that language's publisher does otherwise. */
export function printingOf({ direction, form, printed }: SeriesFacts, language: LanguageCode): Printing {
  return { direction, form, ...printed?.[language] };
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import { secondsOf } from './apply/seconds-of';
import type { ChapterEntry } from './schema/chapter-schema';

/** When a chapter opens in a language, in seconds. */
export function opensAt({ start, starts }: Pick<ChapterEntry, 'start' | 'starts'>, language: LanguageCode): number {
  return secondsOf(starts?.[language] ?? start);
}

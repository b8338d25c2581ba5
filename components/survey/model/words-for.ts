import type { Language } from '@/lib/domain/language';
import type { OriginError } from '@/lib/domain/origin-error';
import type { SystemPopup } from '@/lib/domain/popup';

/** What the origin says to readers of a language: in it if it can, else in Spanish to readers of Spanish, else in English. */
export function wordsFor(
  popups: OriginError['popups'],
  language: Language,
): Pick<SystemPopup, 'subject' | 'body' | 'language'> | undefined {
  const inSpanish = language === 'esp' ? popups.spanish : undefined;
  return popups.all.find((popup) => popup.language === language) ?? inSpanish ?? popups.english;
}

import type { Language } from '@/lib/domain/language';
import type { OriginError } from '@/lib/domain/origin-error';
import type { SystemPopup } from '@/lib/domain/popup';

/** The origin's words for a chapter that may not be read, in the reader's language if it gave them, else Spanish for Spanish, else English. */
export function refusalFor(popups: OriginError['popups'], language: Language): SystemPopup | undefined {
  return (
    popups.all.find((popup) => popup.language === language) ??
    (language === 'esp' ? popups.spanish : undefined) ??
    popups.english
  );
}

import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { StoredPopup } from '../store/shelves';
import { textIn } from '../store/texts';
import { actionMessage } from './action';

/** A popup in one language; undefined where there is none, or nothing to say. */
export function popupMessage(popup: StoredPopup | undefined, language: LanguageCode, base: string): wire.IPopup | undefined {
  const text = popup && textIn(popup.texts, language);
  if (!text) return undefined;
  return {
    popupId: popup.id,
    oSDefault: {
      subject: text.subject,
      body: text.body,
      language: LANGUAGE_CODES[language],
      okButton: { text: text.ok, action: popup.url ? actionMessage(base + popup.url) : undefined },
      cancelButton: text.cancel ? { text: text.cancel } : undefined,
    },
  };
}

import type { Popup, PopupButton, SystemPopup } from '@/lib/domain/popup';
import type { wire } from '@/lib/wire/messages';

import { decodeAction } from './banner';
import { decodeLanguage } from './language';

function decodeButton(button: wire.Popup.IButton | null | undefined): PopupButton | undefined {
  return button ? { text: button.text ?? '', action: decodeAction(button.action) } : undefined;
}

export function decodeSystemPopup(popup: wire.Popup.IOSDefault): SystemPopup {
  return {
    kind: 'system',
    subject: popup.subject ?? '',
    body: popup.body ?? '',
    language: decodeLanguage(popup.language),
    ok: decodeButton(popup.okButton),
    neutral: decodeButton(popup.neutralButton),
    cancel: decodeButton(popup.cancelButton),
  };
}

/** Undefined where the message holds none of the four kinds. */
export function decodePopup(popup: wire.IPopup | null | undefined): Popup | undefined {
  if (!popup) return undefined;
  const id = popup.popupId ?? 0;
  if (popup.oSDefault) return { id, ...decodeSystemPopup(popup.oSDefault) };
  if (popup.appDefault) {
    const { subject, body, imageUrl, action } = popup.appDefault;
    return {
      id,
      kind: 'app',
      subject: subject ?? '',
      body: body ?? '',
      imageUrl: imageUrl ?? '',
      action: decodeAction(action),
    };
  }
  if (popup.oneImage) {
    return { id, kind: 'image', imageUrl: popup.oneImage.imageUrl ?? '', action: decodeAction(popup.oneImage.action) };
  }
  return popup.movieReward ? { id, kind: 'movie-reward', imageUrl: popup.movieReward.imageUrl ?? '' } : undefined;
}

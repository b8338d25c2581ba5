import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { PopupShape } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import type { AdUnit } from '../store/ad-units';
import type { Catalogue } from '../store/catalogue';
import type { StoredPopup } from '../store/popups';
import type { PopupKind } from '../store/schema';
import { spokenLanguage, textIn } from '../store/texts';
import { actionMessage, appUrl } from './action';
import { adNetworks } from './ad-networks';
import { leadTitle } from './title';

interface PopupDesk {
  catalogue: Catalogue;
  urls: Urls;
  language: LanguageCode;
  /** Of films for a reward. */
  units?: readonly AdUnit[];
}

/** A popup in one language; undefined where there is none, or nothing to say or show. */
export function popupMessage(popup: StoredPopup | undefined, desk: PopupDesk): wire.IPopup | undefined {
  const content = popup && CONTENTS[popup.kind](popup, desk);
  return content && { popupId: popup.id, ...content };
}

const CONTENTS: Record<PopupKind, (popup: StoredPopup, desk: PopupDesk) => Omit<wire.IPopup, 'popupId'> | undefined> = {
  text(popup, desk) {
    const spoken = spokenLanguage(popup.texts, desk.language);
    const words = textIn(popup.texts, desk.language);
    if (!spoken || !words) return undefined;
    const { subject, body, ok, cancel } = words;
    const okButton = { text: ok, action: actionOf(popup, desk) };
    return {
      oSDefault: {
        subject,
        body,
        language: LANGUAGE_CODES[spoken],
        okButton,
        cancelButton: cancel ? { text: cancel } : undefined,
      },
    };
  },

  app(popup, desk) {
    const words = textIn(popup.texts, desk.language);
    return (
      words && {
        appDefault: {
          subject: words.subject,
          body: words.body,
          imageUrl: imageOf(popup, 'invitation', desk),
          action: actionOf(popup, desk),
        },
      }
    );
  },

  image(popup, desk) {
    const imageUrl = imageOf(popup, 'poster', desk);
    return imageUrl === undefined ? undefined : { oneImage: { imageUrl, action: actionOf(popup, desk) } };
  },

  reward(popup, desk) {
    const imageUrl = imageOf(popup, 'reward', desk);
    return imageUrl === undefined
      ? undefined
      : { movieReward: { imageUrl, advertisement: adNetworks(desk.units ?? [], 'reward') } };
  },
};

function imageOf(popup: StoredPopup, shape: PopupShape, desk: PopupDesk): string | undefined {
  const title = titleOf(popup, desk);
  return title && desk.urls.popup(title.id, shape);
}

function actionOf(popup: StoredPopup, desk: PopupDesk): wire.ITransitionAction | undefined {
  if (popup.url !== null) return actionMessage(desk.urls.site + popup.url);
  const title = titleOf(popup, desk);
  return title && actionMessage(appUrl.title(title.id));
}

/** Its series in the reader's language, else in English, else in any. */
function titleOf({ seriesId }: StoredPopup, { catalogue, language }: PopupDesk) {
  const titles = (seriesId !== null && catalogue.series.get(seriesId)?.titles) || [];
  return titles.find((title) => title.language === language) ?? leadTitle(titles, 'eng');
}

import { useTranslations } from 'next-intl';

import { inLanguage } from '@/components/catalog/in-language';
import { Dialog } from '@/components/ui/dialog';
import { afterPaint } from '@/lib/client/after-paint';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';

import { HomePopupBody } from './home-popup-body';
import type { PictureSize } from './use-picture';

interface Props {
  popup: Popup;
  isOpen: boolean;
  /** Of one that has come. */
  picture?: PictureSize;
  /** It has been answered: the rest of the page is left in peace. */
  putAway: () => void;
  close: () => void;
}

/** A popup of home; that its reader goes where it leads is told. */
export function HomePopup({ popup, isOpen, picture, putAway, close }: Props) {
  const t = useTranslations('home');
  const content = inLanguage(popup.kind === 'system' ? popup.language : undefined);

  function dismiss() {
    putAway();
    close();
  }

  function follow() {
    tapPopup(popup.id);
    // By the time it has closed, another page may be there.
    putAway();
    // To lead on is enough for one press.
    void afterPaint().then(close);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={'subject' in popup && popup.subject ? content(popup.subject) : t('popup')}
      closeLabel={t('close')}
    >
      <HomePopupBody popup={popup} picture={picture} close={dismiss} follow={follow} />
    </Dialog>
  );
}

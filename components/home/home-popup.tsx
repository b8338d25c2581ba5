import { useTranslations } from 'next-intl';

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
  close: () => void;
}

/** A popup of home; that its reader goes where it leads is told. */
export function HomePopup({ popup, isOpen, picture, close }: Props) {
  const t = useTranslations('home');

  function follow() {
    tapPopup(popup.id);
    // To lead on is enough for one press.
    void afterPaint().then(close);
  }

  return (
    <Dialog open={isOpen} onClose={close} title={('subject' in popup && popup.subject) || t('popup')} closeLabel={t('close')}>
      <HomePopupBody popup={popup} picture={picture} close={close} follow={follow} />
    </Dialog>
  );
}

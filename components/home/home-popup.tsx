'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { usePopupTurn } from '@/components/catalog/use-popup-turn';
import { Dialog } from '@/components/ui/dialog';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';

import { HomePopupBody } from './home-popup-body';
import { shownPopups } from './shown-popups';
import { usePicture } from './use-picture';

/** Opens when its picture is there; one that is a picture alone, which does not come, is not opened and comes again. */
export function HomePopup({ popup }: { popup: Popup }) {
  const t = useTranslations('home');
  const [closed, setClosed] = useState(false);
  const picture = usePicture('imageUrl' in popup ? popup.imageUrl : '');
  const isReady = picture === 'there' || (picture === 'broken' && 'body' in popup);
  const { isTurn, putAway } = usePopupTurn('home', isReady && !closed);

  useEffect(() => {
    if (isTurn) shownPopups.add(popup.id);
  }, [isTurn, popup.id]);

  function close() {
    putAway();
    setClosed(true);
  }

  function follow() {
    tapPopup(popup.id);
    close();
  }

  return (
    <Dialog open={isTurn} onClose={close} title={('subject' in popup && popup.subject) || t('popup')} closeLabel={t('close')}>
      <HomePopupBody popup={popup} hasPicture={picture === 'there'} close={close} follow={follow} />
    </Dialog>
  );
}

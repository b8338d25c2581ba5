'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { answeredPopups } from '@/components/catalog/answered-popups';
import type { PopupStage } from '@/components/catalog/model/popup-turns';
import { usePopupTurn } from '@/components/catalog/use-popup-turn';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { afterPaint } from '@/lib/client/after-paint';
import { isPromotedHere } from '@/lib/client/is-promoted-here';
import type { Promotion } from '@/lib/domain/promotion';
import { refusesAll, type Wishes } from '@/lib/domain/refuses-all';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { isRested, rest } from './is-rested';
import { PromotionPicture } from './promotion-picture';
import styles from './promotion-popup.module.css';

/** Who loads a picture from elsewhere tells that place that he is here: not those whose browser says that nobody else shall know. */
const isWelcome = (pictureUrl: string) =>
  new URL(pictureUrl).origin === window.location.origin || !refusesAll(navigator as Wishes);

/** What is promoted where the reader is, once a day. */
export function PromotionPopup({ promotion: { url, pictureUrl } }: { promotion: Promotion }) {
  const t = useTranslations('popups.promotion');
  const [stage, setStage] = useState<PopupStage>(() =>
    answeredPopups.has('promotion') || !isRested('promotionShown') ? 'over' : 'coming',
  );
  const { isTurn, putAway } = usePopupTurn('promotion', stage);

  const isAsked = stage === 'coming';
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void isPromotedHere().then((isHere) => !isGone && setStage(isHere ? 'due' : 'over'));
    return () => void (isGone = true);
  }, [isAsked]);

  useEffect(() => {
    if (!isTurn) return;
    answeredPopups.add('promotion');
    rest('promotionShown');
  }, [isTurn]);

  function close() {
    putAway();
    setStage('over');
  }

  // To lead on is enough for one press.
  const closeSoon = () => void afterPaint().then(close);
  const look = buttonClass('ink', 'small');
  return (
    <Dialog open={isTurn} onClose={close} title={t('head')} closeLabel={t('close')}>
      {pictureUrl && isWelcome(pictureUrl) ? (
        <img className={styles.picture} src={pictureUrl} alt="" />
      ) : (
        <PromotionPicture className={styles.picture} />
      )}
      <p className={styles.text}>{t('text')}</p>
      {url ? (
        <a href={url} className={look} target="_blank" rel="noopener" onClick={closeSoon}>
          {t('action')}
        </a>
      ) : (
        <Link href={routes.mangaList()} className={look} prefetch={false} onClick={closeSoon}>
          {t('action')}
        </Link>
      )}
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { useHydrated } from '@/components/ui/use-hydrated';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import { storage } from '@/lib/storage';

import { ActionLink } from './action-link';
import { answeredPopups } from './answered-popups';
import { BackLink } from './back-link';
import { inLanguage } from './in-language';
import styles from './rating-popup.module.css';
import { usePopupTurn } from './use-popup-turn';

const wasAnswered = (id: number) =>
  answeredPopups.has(`rating ${id}`) || storage.read(`rating_checked_${id}`) !== undefined;

/** What a reader should know before a title for older ones: once a visit, and not again once he ticks that. */
export function RatingPopup({ popup }: { popup: Popup }) {
  const t = useTranslations('rating');
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  const [never, setNever] = useState(false);
  const isNew = hydrated && (closed || !wasAnswered(popup.id));
  const { isTurn, putAway } = usePopupTurn('rating', isNew && !closed ? 'due' : 'over');
  if (!isNew) return null;

  function close() {
    if (never) storage.write(`rating_checked_${popup.id}`, '1');
    answeredPopups.add(`rating ${popup.id}`);
    putAway();
    setClosed(true);
  }

  function agree() {
    tapPopup(popup.id);
    close();
  }

  const cancel = popup.kind === 'system' ? popup.cancel : undefined;
  const content = inLanguage(popup.kind === 'system' ? popup.language : undefined);
  return (
    <Dialog
      open={isTurn}
      onClose={close}
      title={'subject' in popup && popup.subject ? content(popup.subject) : t('fallback')}
      closeLabel={t('close')}
    >
      {'imageUrl' in popup && popup.imageUrl && <img className={styles.picture} src={popup.imageUrl} alt="" />}
      {'body' in popup && <p className={styles.body}>{content(popup.body)}</p>}
      <label className={styles.never}>
        <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
        <span>{t('dismiss')}</span>
      </label>
      <div className={styles.buttons}>
        <Button size="small" onClick={agree}>
          {popup.kind === 'system' && popup.ok?.text ? content(popup.ok.text) : t('ok')}
        </Button>
        {cancel?.action && (
          <span onClick={() => tapPopup(popup.id)}>
            <ActionLink action={cancel.action} className={buttonClass('outline', 'small')}>
              {content(cancel.text)}
            </ActionLink>
          </span>
        )}
        {cancel && !cancel.action && (
          <BackLink className={buttonClass('outline', 'small')}>{content(cancel.text)}</BackLink>
        )}
      </div>
    </Dialog>
  );
}

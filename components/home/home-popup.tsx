'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useHydrated } from '@/components/ui/use-hydrated';
import { tapPopup } from '@/lib/client/tap-popup';
import type { Popup } from '@/lib/domain/popup';
import { storage } from '@/lib/storage';

import styles from './home-popup.module.css';
import { readViewedPopups, withViewedPopup } from './model/viewed-popups';

/** The message of the day, shown once to each browser. */
export function HomePopup({ popup }: { popup: Popup }) {
  const t = useTranslations('home');
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  if (!hydrated || closed || readViewedPopups(storage.read('VIEWED_POPUP')).includes(popup.id)) return null;

  function close() {
    storage.write('VIEWED_POPUP', withViewedPopup(storage.read('VIEWED_POPUP'), popup.id));
    setClosed(true);
  }

  function follow() {
    tapPopup(popup.id);
    close();
  }

  return (
    <Dialog open onClose={close} title={'subject' in popup ? popup.subject : t('popup')} closeLabel={t('close')}>
      <div className={styles.body}>
        <PopupBody popup={popup} close={close} follow={follow} />
      </div>
    </Dialog>
  );
}

function PopupBody({ popup, close, follow }: { popup: Popup; close: () => void; follow: () => void }) {
  const t = useTranslations('home');
  switch (popup.kind) {
    case 'system':
      return (
        <>
          <p className={styles.text}>{popup.body}</p>
          <div className={styles.buttons}>
            {[popup.ok, popup.neutral, popup.cancel].map((button, index) => {
              if (!button) return null;
              const variant = index === 0 ? 'ink' : 'outline';
              return button.action ? (
                <span key={index} onClick={follow}>
                  <ActionLink action={button.action} className={buttonClass(variant, 'small')}>
                    {button.text}
                  </ActionLink>
                </span>
              ) : (
                <Button key={index} variant={variant} size="small" onClick={close}>
                  {button.text}
                </Button>
              );
            })}
          </div>
        </>
      );
    case 'app':
      return (
        <>
          {popup.imageUrl && <img className={styles.picture} src={popup.imageUrl} alt="" />}
          <p className={styles.text}>{popup.body}</p>
          {popup.action && (
            <span onClick={follow}>
              <ActionLink action={popup.action} className={buttonClass('ink', 'small')}>
                {t('more')}
              </ActionLink>
            </span>
          )}
        </>
      );
    case 'image':
    case 'movie-reward':
      return (
        <span onClick={follow}>
          <ActionLink action={'action' in popup ? popup.action : undefined} label={t('more')}>
            <img className={styles.picture} src={popup.imageUrl} alt="" />
          </ActionLink>
        </span>
      );
  }
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { buttonClass } from '@/components/ui/button-class';

import { KeyRow } from './key-row';
import styles from './key-table-popup.module.css';
import { DEFAULT_KEYS, KEY_GROUPS, keysText, withKey, type KeyAction } from './model/keys';
import { Popup } from './popup';
import { useKeys } from './use-keys';

const GROUPS = Object.keys(KEY_GROUPS) as (keyof typeof KEY_GROUPS)[];

/** What can be asked of the viewer with which keys; each key may be another. */
export function KeyTablePopup({ onClose }: { onClose: () => void }) {
  const t = useTranslations('viewer.keys');
  const [keys, change] = useKeys();
  const [waiting, setWaiting] = useState<KeyAction>();

  function give(action: KeyAction, key: string) {
    setWaiting(undefined);
    change(withKey(keys, action, key));
  }

  return (
    <Popup title={t('title')} place="middle" onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <table key={group} className={styles.group}>
            <caption className={styles.title}>{t(`group.${group}`)}</caption>
            <tbody>
              {KEY_GROUPS[group].map((action) => (
                <KeyRow
                  key={action}
                  action={action}
                  keys={keys[action]}
                  isWaiting={waiting === action}
                  onWait={(isWaiting) => setWaiting(isWaiting ? action : undefined)}
                  onKey={(key) => give(action, key)}
                />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <button
        type="button"
        className={buttonClass('outline', 'small')}
        disabled={keysText(keys) === ''}
        onClick={() => change(DEFAULT_KEYS)}
      >
        {t('reset')}
      </button>
    </Popup>
  );
}

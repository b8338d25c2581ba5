'use client';

import { useTranslations } from 'next-intl';

import { KeyCap } from './key-cap';
import styles from './key-table-popup.module.css';
import type { KeyAction } from './model/keys';
import { useNextKey } from './use-next-key';

interface Props {
  action: KeyAction;
  keys: readonly string[];
  /** The next key that is pressed is to be its key. */
  isWaiting: boolean;
  onWait: (isWaiting: boolean) => void;
  onKey: (key: string) => void;
}

/** What one command is called, its keys, and a way to give it another. */
export function KeyRow({ action, keys, isWaiting, onWait, onKey }: Props) {
  const t = useTranslations('viewer.keys');
  const name = t(`action.${action}`);
  useNextKey(isWaiting, { onKey, onCancel: () => onWait(false) });
  return (
    <tr className={styles.row} data-waiting={isWaiting || undefined}>
      <th scope="row" className={styles.action}>
        {name}
      </th>
      <td className={styles.keys}>
        {isWaiting ? (
          <span role="status" className={styles.press}>
            <strong>{t('press')}</strong> <span>{t('cancel')}</span>
          </span>
        ) : (
          keys.map((key) => (
            <span key={key} className={styles.chord}>
              <KeyCap name={key} />
            </span>
          ))
        )}
        {!isWaiting && keys.length === 0 && <span className={styles.none}>{t('none')}</span>}
      </td>
      <td className={styles.end}>
        <button
          type="button"
          className={styles.change}
          aria-label={t('changeOf', { action: name })}
          aria-pressed={isWaiting}
          onClick={() => onWait(!isWaiting)}
        >
          {t('change')}
        </button>
      </td>
    </tr>
  );
}

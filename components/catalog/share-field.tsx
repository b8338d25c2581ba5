'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { Dialog } from '@/components/ui/dialog';

import styles from './share-field.module.css';

/** An address that could not be copied, selected in a field, for the reader to copy. */
export function ShareField({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTranslations('catalog.share');
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened: until then the field cannot have the focus.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Dialog open onClose={onClose} title={t('failed')} closeLabel={t('close')}>
      <label className={styles.label}>
        <span>{t('field')}</span>
        <input ref={field} readOnly dir="ltr" value={address} className={styles.field} />
      </label>
    </Dialog>
  );
}

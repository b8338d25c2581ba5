'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { Card } from '@/components/catalog/card';
import { inLanguage } from '@/components/catalog/in-language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Title } from '@/lib/domain/title';

import styles from './favorite-card.module.css';

interface Props {
  title: Title;
  isRemoved: boolean;
  /** While the origin is told. */
  isBusy: boolean;
  priority?: boolean;
  onChange: (kept: boolean) => void;
}

/** A favourite with its heart to take it off the shelf; once removed, a ghost that can be called back. */
export function FavoriteCard({ title, isRemoved, isBusy, priority, onChange }: Props) {
  const t = useTranslations('favorites');
  // The button that was pressed goes away with its state: focus moves to the one in its place.
  const [isChanged, setChanged] = useState(false);
  const label = useId();
  const words = { name: title.name, content: inLanguage(title.language) };

  function change(kept: boolean) {
    if (isBusy) return;
    setChanged(true);
    onChange(kept);
  }

  return (
    <div className={styles.favorite} data-removed={isRemoved || undefined}>
      <div className={styles.card} inert={isRemoved}>
        <Card title={title} level={2} priority={priority} />
      </div>
      {isRemoved ? (
        <div className={styles.over}>
          <p className={styles.removed} role="status">
            {t('removed')}
          </p>
          <Button
            variant="outline"
            size="small"
            autoFocus={isChanged}
            aria-disabled={isBusy}
            aria-labelledby={label}
            onClick={() => change(true)}
          >
            <span>{t('undo')}</span>
            <VisuallyHidden id={label}>{t.rich('undoOf', words)}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <span className={styles.place}>
          <button
            type="button"
            className={styles.remove}
            autoFocus={isChanged}
            aria-disabled={isBusy}
            aria-labelledby={label}
            onClick={() => change(false)}
          >
            <Icon name="heart-filled" size={22} />
            <VisuallyHidden id={label}>{t.rich('remove', words)}</VisuallyHidden>
          </button>
        </span>
      )}
    </div>
  );
}

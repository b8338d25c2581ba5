'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { limits } from '@/lib/limits';

import styles from './horizontal-list.module.css';

/** A row of cards wider than the window, with a step to each side; `children` are the `li` of its list. */
export function HorizontalList({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('catalog');
  const list = useRef<HTMLUListElement>(null);
  const step = (by: number) => list.current?.scrollBy({ left: by * limits.horizontalListStepPx, behavior: 'smooth' });
  const steps = (
    <div className={styles.steps}>
      <button type="button" className={styles.step} aria-label={t('back')} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className={styles.step} aria-label={t('forward')} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
  return (
    <section>
      <SectionHead level={2} size="small" title={title} meta={steps} />
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {children}
      </ul>
    </section>
  );
}

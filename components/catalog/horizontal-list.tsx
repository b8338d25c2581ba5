'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { limits } from '@/lib/limits';

import styles from './horizontal-list.module.css';

/** A browser lets what is half in view be; who comes by key sees all of it. A press may not move what it presses. */
function reveal({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row of cards wider than the window, with a step to each side; `children` are the `li` of its list. */
export function HorizontalList({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('catalog');
  const list = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const step = (by: number) => list.current?.scrollBy({ left: by * limits.horizontalListStepPx, behavior: 'smooth' });
  // Their room is kept: beside a long title they take a line of their own.
  const steps = (
    <div className={styles.steps} data-idle={!overflows || undefined}>
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
      <ul ref={list} className={styles.list} onFocus={reveal}>
        {children}
      </ul>
    </section>
  );
}

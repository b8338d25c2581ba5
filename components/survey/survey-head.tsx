import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SectionHead } from '@/components/ui/section-head';

import { Stamp } from './stamp';
import styles from './survey-head.module.css';

/** The face of the reply card: what it is, and what it is about once that is known, in its own language. */
export function SurveyHead({
  introduction,
  tag,
  children,
}: {
  introduction?: string;
  tag?: string;
  children?: ReactNode;
}) {
  const t = useTranslations('survey');
  return (
    <header className={styles.head}>
      <div className={styles.page}>
        <Stamp />
        <SectionHead level={1} size="day" title={t('title')} />
        {introduction && (
          <p className={styles.introduction} lang={tag}>
            {introduction}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}

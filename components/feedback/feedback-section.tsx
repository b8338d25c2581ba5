import { useTranslations } from 'next-intl';

import { SectionHead } from '@/components/ui/section-head';

import { FeedbackForm } from './feedback-form';
import styles from './feedback-section.module.css';

/** The form with its head; its anchor is where the moved page leads. */
export function FeedbackSection({ id, maxLength }: { id: string; maxLength: number }) {
  const t = useTranslations('feedback');
  return (
    <section id={id} aria-labelledby={`${id}-head`} className={styles.section}>
      <SectionHead level={2} size="side" id={`${id}-head`} title={t('head')} />
      <p className={styles.lead}>{t('lead')}</p>
      <FeedbackForm maxLength={maxLength} />
    </section>
  );
}

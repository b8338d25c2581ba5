import { useTranslations } from 'next-intl';

import { PrintedPage } from '@/components/ui/printed-page';

import { Accordion } from './accordion';
import styles from './faq.module.css';

const NUMBERS = [1, 2, 3, 4];

/** Placeholder questions: how the accordion looks with any content. */
export function FaqDemo() {
  const t = useTranslations('faq.demo');
  return (
    <PrintedPage title={t('title')} lead={t('description')}>
      <section aria-labelledby="demo-head" className={styles.group}>
        <h2 id="demo-head" className={styles.head}>
          {t('head')}
        </h2>
        <Accordion
          items={NUMBERS.map((number) => ({
            id: `sample-${number}`,
            question: t('question', { number }),
            answer: [t('answer')],
          }))}
        />
      </section>
    </PrintedPage>
  );
}

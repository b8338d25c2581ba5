import { useTranslations } from 'next-intl';

import { PrintedPage } from '@/components/ui/printed-page';
import type { Language } from '@/lib/domain/language';

import { RATING_AGES, RATING_MARKS, type AgeRating } from './model/rating-ages';
import styles from './rating.module.css';
import type { RatingText } from './texts/texts';

const levels = Object.keys(RATING_MARKS) as AgeRating[];

/** The four age ratings, with the ages of a language. */
export function Rating({ text, language }: { text: RatingText; language: Language }) {
  const t = useTranslations('papers.rating');
  return (
    <PrintedPage title={text.title} lead={text.lead}>
      {levels.map((level) => {
        const age = level === 'all-ages' ? undefined : RATING_AGES[language][level];
        return (
          <section key={level} aria-labelledby={level} className={styles.level}>
            <p aria-hidden className={styles.age} data-level={level}>
              {age ? `${age}+` : '0+'}
            </p>
            <div>
              <h2 id={level} lang="en" className={styles.mark}>
                {RATING_MARKS[level]}
              </h2>
              <p className={styles.from}>{age ? t('from', { age }) : t('everyone')}</p>
              <p className={styles.text}>{text.levels[level]}</p>
            </div>
          </section>
        );
      })}
      <p className={styles.note}>{text.note}</p>
    </PrintedPage>
  );
}

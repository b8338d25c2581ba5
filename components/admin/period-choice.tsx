import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './choice.module.css';

const PERIODS = [30, 90] as const;

/** The days that an address asks for. */
export function periodOf(asked: unknown): number {
  return PERIODS.find((days) => String(days) === asked) ?? PERIODS[0];
}

export async function PeriodChoice({
  locale,
  days,
  hrefOf,
}: {
  locale: Locale;
  days: number;
  hrefOf: (days: number) => string;
}) {
  const t = await translatorFor('admin', locale);
  return (
    <nav className={styles.choice} aria-label={t('period.label')}>
      {PERIODS.map((each) => (
        <a key={each} href={hrefOf(each)} aria-current={each === days ? 'true' : undefined}>
          {t('period.days', { days: each })}
        </a>
      ))}
    </nav>
  );
}

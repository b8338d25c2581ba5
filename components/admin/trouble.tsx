import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';

/** What is shown in place of what the origin did not tell. */
export async function Trouble({
  locale,
  trouble,
}: {
  locale: Locale;
  trouble: 'unreachable' | 'unknown' | 'waiting' | 'refused';
}) {
  const t = await translatorFor('admin', locale);
  return (
    <p className={styles.note} role="alert">
      {t(`trouble.${trouble}`)}
    </p>
  );
}

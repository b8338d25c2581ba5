import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import { CountBars } from './count-bars';
import styles from './desk.module.css';
import { langOf } from './lang-of';

/** The series that were read most in a period. */
export async function MostRead({ locale, mostRead }: { locale: Locale; mostRead: AdminAnswer<'figures'>['mostRead'] }) {
  const t = await translatorFor('admin', locale);
  const rows = mostRead.map(({ id, name, nameLanguage, views }) => ({
    key: String(id),
    text: name,
    lang: langOf(nameLanguage),
    href: adminRoutes.series(id),
    count: views,
  }));
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('most.head')}</h2>
      {rows.length > 0 ? (
        <CountBars locale={locale} label={t('most.head')} heads={[t('list.series'), t('figure.views')]} rows={rows} />
      ) : (
        <p>{t('most.none')}</p>
      )}
    </section>
  );
}

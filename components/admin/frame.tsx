import type { ReactNode } from 'react';

import { Mark } from '@/components/ui/mark';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './frame.module.css';

const PARTS = {
  overview: adminRoutes.overview(),
  catalogue: adminRoutes.catalogue(),
  surveys: adminRoutes.surveys(),
  feedback: adminRoutes.feedback(),
  news: adminRoutes.news(),
  service: adminRoutes.service(),
} as const;
export type Part = keyof typeof PARTS;

interface Props {
  locale: Locale;
  head: string;
  /** The language of the head where it is content (BCP 47). */
  headLang?: string;
  part?: Part;
  /** What each form of the session holds; without one only the head is shown above the page. */
  csrf?: string;
  /** What the service is closed by, in words. */
  closed?: ReactNode;
  children: ReactNode;
}

/** What is around every page of the operator's. */
export async function Frame({ locale, head, headLang, part, csrf, closed, children }: Props) {
  const [t, site] = await Promise.all([translatorFor('admin', locale), translatorFor('meta', locale)]);
  return (
    <div className={styles.frame}>
      <title>{`${head} | ${t('name')} | ${site('siteName')}`}</title>
      <header className={styles.header}>
        <p className={styles.name}>
          <Mark />
          <span>
            <span>{t('name')}</span>
            <span className={styles.site}>{site('siteName')}</span>
          </span>
        </p>
        {csrf && (
          <form method="post" action={adminRoutes.act('sign-out')}>
            <input type="hidden" name="csrf" value={csrf} />
            <button className={styles.out}>{t('signOut')}</button>
          </form>
        )}
      </header>
      {csrf && (
        <nav className={styles.nav} aria-label={t('parts')}>
          {(Object.keys(PARTS) as Part[]).map((each) => (
            <a key={each} href={PARTS[each]} aria-current={each === part ? 'page' : undefined}>
              {t(`part.${each}`)}
            </a>
          ))}
        </nav>
      )}
      {closed && <div className={styles.closed}>{closed}</div>}
      <main className={styles.main}>
        <h1 className={styles.head} lang={headLang}>
          {head}
        </h1>
        {children}
      </main>
      <footer className={styles.footer}>{t('utc')}</footer>
    </div>
  );
}

import { useTranslations } from 'next-intl';

import { Card } from '@/components/catalog/card';
import { LocalTime } from '@/components/catalog/local-time';
import { preferredTitle } from '@/components/catalog/preferred-title';
import { SectionHead } from '@/components/ui/section-head';
import type { Language } from '@/lib/domain/language';
import type { QuietHome as QuietHomeView } from '@/lib/domain/quiet-home';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './quiet-home.module.css';

/** What fills home when no chapter came out in the last days: the last chapters with their dates, then the series. */
export function QuietHome({ quiet: { latest, series }, language }: { quiet: QuietHomeView; language: Language }) {
  const t = useTranslations();
  const shown = series.flatMap(({ titles }) => {
    const title = preferredTitle(titles, (each) => each.language, language);
    return title ? [{ title, languages: titles.map((each) => each.language) }] : [];
  });
  return (
    <>
      {latest.length > 0 && (
        <section>
          <SectionHead level={2} size="day" title={t('home.latest')} />
          <ul className={styles.cards}>
            {latest.map(({ title, chapterId, chapterName, startAt }, index) => (
              <li key={chapterId}>
                <Card title={title} chapter={{ id: chapterId, name: chapterName }} priority={index === 0} />
                <p className={styles.date}>
                  <LocalTime seconds={startAt} format="date-year" />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.length > 0 && (
        <section>
          <SectionHead
            level={2}
            size="day"
            title={t('shell.link.mangaList')}
            meta={
              <Link href={routes.mangaList()} prefetch={false}>
                <span>{t('home.viewAll')}</span> <span aria-hidden>→</span>
              </Link>
            }
          />
          <ul className={styles.cards}>
            {shown.map(({ title, languages }) => (
              <li key={title.id}>
                <Card title={title} languages={languages} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

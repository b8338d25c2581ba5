import { useTranslations } from 'next-intl';

import { LocalTime } from '@/components/catalog/local-time';
import type { Announcement } from '@/lib/domain/announcement';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './latest-news.module.css';

/** The newest announcement in one quiet line. */
export function LatestNews({ announcement }: { announcement: Announcement }) {
  const t = useTranslations('home');
  return (
    <p className={styles.news}>
      <span className={styles.flag}>{t('news')}</span>
      <Link href={routes.announcements(announcement.id)} prefetch={false} className={styles.title}>
        {announcement.title}
      </Link>
      <span className={styles.date}>
        <LocalTime seconds={announcement.date} />
      </span>
    </p>
  );
}

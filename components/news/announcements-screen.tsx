import { useTranslations } from 'next-intl';
import { Suspense } from 'react';

import { Trail } from '@/components/catalog/trail';
import { SectionHead } from '@/components/ui/section-head';

import { AnnouncementList, type ShownAnnouncement } from './announcement-list';
import styles from './news.module.css';
import { ScrollToAnnouncement } from './scroll-to-announcement';
import { ShowAnnouncement } from './show-announcement';

interface Props {
  items: readonly ShownAnnouncement[];
  /** Within the app there is no site around it to lead back to. */
  isInApp?: boolean;
}

/** What the service announces. */
export function AnnouncementsScreen({ items, isInApp = false }: Props) {
  const t = useTranslations('news.announcements');
  return (
    <div className={styles.page}>
      {!isInApp && <Trail current={t('head')} />}
      <div className={styles.column}>
        <SectionHead level={1} size="day" title={t('head')} />
        <AnnouncementList items={items} />
        <ShowAnnouncement />
      </div>
      <Suspense>
        <ScrollToAnnouncement />
      </Suspense>
    </div>
  );
}

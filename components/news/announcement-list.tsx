'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';

import { LocalTime } from '@/components/catalog/local-time';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { storage } from '@/lib/storage';

import styles from './announcement-list.module.css';
import { parseReadAnnouncements, withReadAnnouncement } from './model/read-announcements';
import { RichBody } from './rich-body';

export interface ShownAnnouncement {
  id: number;
  title: string;
  /** Seconds. */
  publishedAt: number;
  /** Cleaned. */
  html: string;
}

function readBefore(): ReadonlySet<number> {
  const ids = parseReadAnnouncements(storage.read('read_announcements'));
  if (!ids) console.warn('read_announcements cannot be read: all announcements count as unread.');
  return new Set(ids);
}

const keepRead = (id: number) =>
  storage.write('read_announcements', withReadAnnouncement(storage.read('read_announcements'), id));

/** Announcements that open and close, the newest open; what this browser has not opened yet is marked. */
export function AnnouncementList({ items }: { items: readonly ShownAnnouncement[] }) {
  const t = useTranslations('news.announcements');
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? readBefore() : undefined), [hydrated]);
  const [openedIds, setOpenedIds] = useState<readonly number[]>([]);
  const newestId = items[0]?.id;

  // It comes open, which fires no event. What was stored is read before it is overwritten.
  useEffect(() => {
    if (before && newestId !== undefined) keepRead(newestId);
  }, [before, newestId]);

  function opened(id: number) {
    keepRead(id);
    setOpenedIds((ids) => [...ids, id]);
  }

  if (items.length === 0) return <p className={styles.none}>{t('empty')}</p>;
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, publishedAt, html }) => {
        const isUnread = id !== newestId && before && !before.has(id) && !openedIds.includes(id);
        return (
          <li key={id}>
            <details
              id={`announcement-${id}`}
              className={styles.item}
              open={id === newestId}
              // The one that is asked for is open already.
              suppressHydrationWarning
              onToggle={(event) => event.currentTarget.open && opened(id)}
            >
              <summary className={styles.summary}>
                <span className={styles.words}>
                  <span className={styles.meta}>
                    <LocalTime seconds={publishedAt} format="date-year" />
                    {isUnread && <span className={styles.unread}>{t('unread')}</span>}
                  </span>
                  <h2 className={styles.title}>{title}</h2>
                </span>
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.content}>
                <RichBody html={html} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

'use client';

import { useLate } from '@/lib/client/use-late';

import styles from './notification-place.module.css';

const loadPrompt = () => import('./notification-prompt').then((module) => module.NotificationPrompt);

/** Room for the offer to be told of new chapters: nothing moves when it is there. */
export function NotificationPlace({ titleId }: { titleId: number }) {
  const [NotificationPrompt] = useLate(loadPrompt, true);
  return <div className={styles.place}>{NotificationPrompt && <NotificationPrompt titleId={titleId} />}</div>;
}

'use client';

import dynamic from 'next/dynamic';

import styles from './notification-place.module.css';

const NotificationPrompt = dynamic(() => import('./notification-prompt').then((module) => module.NotificationPrompt), { ssr: false });

/** Room for the offer to be told of new chapters: nothing moves when it is there. */
export function NotificationPlace({ titleId }: { titleId: number }) {
  return (
    <div className={styles.place}>
      <NotificationPrompt titleId={titleId} />
    </div>
  );
}

'use client';

import dynamic from 'next/dynamic';

import styles from './notification-place.module.css';

const NotificationPrompt = dynamic(() => import('./notification-prompt').then((module) => module.NotificationPrompt), { ssr: false });

/** Room for the offer to be told of new chapters. What it takes is asked for when it is wanted; nothing moves when it is there. */
export function NotificationPlace({ titleId, wanted = true }: { titleId: number; wanted?: boolean }) {
  return <div className={styles.place}>{wanted && <NotificationPrompt titleId={titleId} />}</div>;
}

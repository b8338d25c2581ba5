'use client';

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

import { Notice } from './notice';
import { NOTICE_SHOWN_MS } from './notice-shown-ms';
import styles from './notice.module.css';

type Notify = (text: ReactNode) => void;
const NotifyContext = createContext<Notify>(() => undefined);

/** Says something in the notification area around the caller. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** Gives what is inside it a notification area: the newest message, read out politely, gone by itself. */
export function Notices({ group, children }: { group: string; children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; text: ReactNode }>();
  const notify = useCallback((text: ReactNode) => setShown((last) => ({ id: (last?.id ?? 0) + 1, text })), []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), NOTICE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <NotifyContext value={notify}>
      {children}
      <div role="status" data-group={group} className={styles.area}>
        {/* A new element each time: page translation has replaced the texts of the one before. */}
        {shown && <Notice key={shown.id}>{shown.text}</Notice>}
      </div>
    </NotifyContext>
  );
}

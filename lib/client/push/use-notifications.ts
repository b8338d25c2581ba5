'use client';

import { useState, useSyncExternalStore } from 'react';

import { isPushSupported } from './is-push-supported';
import { readKeptPush } from './kept-push';
import { serviceLanguage } from './service-language';

/** `unsupported`: the browser cannot. `ask`: it was not asked yet, or the origin does not know. `denied`: the reader has forbidden it. */
export type NotificationState = 'unsupported' | 'ask' | 'asking' | 'on' | 'denied';

function currentState(): NotificationState {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && readKeptPush() ? 'on' : 'ask';
}

/** Readers change their mind in the browser's own settings, too. */
function onChange(changed: () => void): () => void {
  let status: PermissionStatus | undefined;
  const heard = new AbortController();
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      if (!heard.signal.aborted) status.addEventListener('change', changed, { signal: heard.signal });
    },
    () => undefined,
  );
  return () => heard.abort();
}

/**
 * Whether this reader is told of new chapters. `turnOn` asks him first, so a gesture of his has to lead to it; it answers whether he is told from
 * now on. @throws where he allowed it and it failed all the same
 */
export function useNotifications(): { state: NotificationState; turnOn: () => Promise<boolean> } {
  const settled = useSyncExternalStore(onChange, currentState, () => 'unsupported' as const);
  const [isAsking, setAsking] = useState(false);

  async function turnOn(): Promise<boolean> {
    if (settled === 'on') return true;
    setAsking(true);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      const { registerPush } = await import('./register-push');
      await registerPush(serviceLanguage());
      return true;
    } finally {
      setAsking(false);
    }
  }

  return { state: isAsking ? 'asking' : settled, turnOn };
}

import { onAnswered } from '../answered';
import { onLeaving } from '../leaving';
import { watchOwnChanges } from '../own-changes';

import { sendWaiting } from './send-waiting';

const send = () => void sendWaiting();

async function showAgain(): Promise<void> {
  try {
    (await import('./ask-again')).askAgain();
  } catch (reason) {
    console.warn('What another tab changed is not shown yet:', reason);
  }
}

/**
 * Sends what was done without a network as soon as there may be one: now, when the browser says so, when the origin answers anything, and when
 * the reader goes on. And shows what he changes in other tabs.
 */
export function watchLater(): void {
  send();
  window.addEventListener('online', send);
  onAnswered(send);
  onLeaving(send);
  watchOwnChanges(() => void showAgain());
}

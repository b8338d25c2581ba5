import { storage, storageKey } from '@/lib/storage';

import { randomUuid } from './random-uuid';

const KEY = 'ownChange';

const found = storage.read(KEY);
// What has been changed while this page was coming is news to it.
let seen = Number.parseInt(found ?? '', 10) < performance.timeOrigin ? found : undefined;

/** Says to the reader's other tabs that he has changed something of his own. */
export function tellOwnChange(): void {
  seen = `${Date.now()} ${randomUuid()}`;
  storage.write(KEY, seen);
}

/** Calls a listener once this tab is looked at after another has changed something. Returns how to stop. */
export function watchOwnChanges(listener: () => void): () => void {
  function look() {
    const now = storage.read(KEY);
    if (document.visibilityState === 'hidden' || now === seen) return;
    seen = now;
    listener();
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey(KEY)) look();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', look);
  // A page that Back brings out of the browser's memory was told of nothing meanwhile.
  window.addEventListener('pageshow', look);
  look();
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

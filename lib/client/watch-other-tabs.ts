import { storageKey, type StorageKey } from '@/lib/storage';

/** Calls a listener whenever another tab may have changed what is kept under a key. Returns how to stop. */
export function watchOtherTabs(key: StorageKey, listener: () => void): () => void {
  const onStorage = (change: StorageEvent) => {
    // Without a key, all was removed.
    if (change.key === null || change.key === storageKey(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  // A page that Back brings out of the browser's memory was told of nothing meanwhile.
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/** What a page does once it is there, and needs not to be read: the service worker's beginning. Without one all else works. */
export function afterLoad(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((reason: unknown) => console.warn('Nothing is kept for offline reading:', reason));
}

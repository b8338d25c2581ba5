import { tellLeaving } from '@/lib/client/leaving';

/** The router's word that another page has been asked for; until it arrives the shell says so. */
export function onRouterTransitionStart(address: string): void {
  tellLeaving(address);
}

// Next has React wait for the style sheet of a part that comes late, and with it whatever else the page has to show. Without this webpack waits, with that part alone.
Object.defineProperty(globalThis, '_N_E_STYLE_LOAD', { get: () => undefined, set: () => undefined });

if (process.env.NODE_ENV === 'production') {
  const begin = () => void import('@/lib/client/after-load').then(({ afterLoad }) => afterLoad());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
} else {
  // A build that was served here before would answer for files that change now.
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}

import { tellLeaving } from '@/lib/client/leaving';

/** The router's word that another page has been asked for; until it arrives the shell says so. */
export function onRouterTransitionStart(address: string): void {
  tellLeaving(address);
}

if (process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () => void import('@/lib/client/after-load').then(({ afterLoad }) => afterLoad()));
} else {
  // A build that was served here before would answer for files that change now.
  void navigator.serviceWorker?.getRegistrations().then((left) => left.forEach((worker) => void worker.unregister()));
}

import { storage } from '@/lib/storage';

import { onLeaving } from './leaving';
import { tellWorker } from './tell-worker';

/** Pictures of a first page that are kept with it. */
const PICTURES_MAX = 60;

interface Connection {
  saveData?: boolean;
}

const sendLater = () => {
  if (storage.read('laterWrites')) void import('./later/send-later').then((module) => module.sendLater());
};

/** Where messages go is told again now and then, by readers who allowed them. */
const refreshPush = () => {
  if ('Notification' in window && Notification.permission === 'granted') void import('./push/refresh-push').then((module) => module.refreshPush());
};

const visited = (address: string, pictures: readonly string[] = []) => void tellWorker({ kind: 'visited', address, pictures });

function shownPictures(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ initiatorType }) => initiatorType === 'img').map(({ name }) => name).slice(-PICTURES_MAX);
}

/** What a page does once it is there, and needs not to be read: what waits to be sent is sent, and a service worker keeps what is visited. */
export function afterLoad(): void {
  sendLater();
  refreshPush();
  window.addEventListener('online', sendLater);
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) return;
  worker.register('/sw.js').catch((reason: unknown) => console.warn('Nothing is kept for offline reading:', reason));
  if (!worker.controller) visited(window.location.href, shownPictures());
  onLeaving((path) => visited(window.location.origin + path));
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection?.saveData) void tellWorker({ kind: 'complete' });
}

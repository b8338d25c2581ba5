import { watchLater } from './later/watch-later';
import { onLeaving } from './leaving';
import { reloadReplaced } from './reload-replaced';
import { session } from './session';
import { tellWorker } from './tell-worker';
import { whenIdle } from './when-idle';

/** Pictures of a first page that are kept with it. */
const PICTURES_MAX = 60;

interface Connection {
  saveData?: boolean;
}

/** Refreshes the push token of readers who granted permission. */
const refreshPush = () => {
  if ('Notification' in window && Notification.permission === 'granted')
    void import('./push/refresh-push').then((module) => module.refreshPush());
};

/** A journey within the site asks for a page's data alone; the page itself is fetched for offline reading, behind everything else. */
const visited = (address: string, pictures: readonly string[] = []) =>
  whenIdle(() => void tellWorker({ kind: 'visited', address, pictures }));

function shownPictures(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => initiatorType === 'img')
    .map(({ name }) => name)
    .slice(-PICTURES_MAX);
}

const savesData = ({ connection }: Navigator & { connection?: Connection }) => connection?.saveData === true;

/** By its scripts the worker knows which build a tab was opened by, whose files it must not forget. */
function tellBuild({ data, ports }: MessageEvent): void {
  if (Object(data).kind === 'which-build') ports[0]?.postMessage([...document.scripts].map(({ src }) => src));
}

/** What a page does once it is there, and needs not to be read: what waits to be sent is sent, and a service worker keeps what is visited. */
export function afterLoad(): void {
  // Creates the session id on the first visit.
  session();
  watchLater();
  refreshPush();
  reloadReplaced();
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) {
    console.warn('Nothing is kept for offline reading: this browser has no service workers here.');
    return;
  }
  worker.register('/sw.js').catch((reason: unknown) => console.warn('Nothing is kept for offline reading:', reason));
  worker.addEventListener('message', tellBuild);
  // Who saves data has what he asks for, and nothing beside it.
  if (savesData(navigator)) return;
  if (!worker.controller) visited(window.location.href, shownPictures());
  onLeaving((path, search) => visited(window.location.origin + path + search));
  whenIdle(() => void tellWorker({ kind: 'complete' }));
}

import type { WorkerScope } from './scope';

declare const self: WorkerScope & {
  /** Every script, style and font of this build: filled in when it is built. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

const built = self.__WB_MANIFEST.map(({ url }) => url);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(() => void built.length)));

import { answerBuilt } from './answer-built';
import { answerData } from './answer-data';
import { answerPage } from './answer-page';
import { answerPicture } from './answer-picture';
import { askNetwork } from './ask-network';
import { fillBuilt } from './fill-built';
import { fillShell } from './fill-shell';
import { kindOfRequest, type RequestKind } from './model/kind-of-request';
import { localeOf } from './model/locale-of';
import './push';
import { rememberVisit } from './remember-visit';
import type { AskedEvent, WorkerScope } from './scope';
import { takeOver } from './take-over';
import { tidingsOf } from './tidings';

declare const self: WorkerScope & {
  /** Every script, style and font of this build: filled in when it is built. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

const build = self.__WB_MANIFEST.map(({ url }) => url);

const answers: Partial<Record<RequestKind, (event: AskedEvent) => Promise<Response>>> = {
  page: answerPage,
  data: answerData,
  built: answerBuilt,
  picture: answerPicture,
};

// Open tabs lose nothing by a new worker: their own build's files stay, and no page is loaded again for it.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  // Nothing that asks the network: until this is over, every page waits.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, destination, headers } = request;
  const isData = headers.get('rsc') === '1' && !headers.has('next-router-prefetch');
  const answer =
    answers[kindOfRequest({ method, mode, destination, url: new URL(request.url), isData }, self.location.origin)];
  // What is left to the network may have been asked for already.
  const isAsked = mode === 'navigate' && method === 'GET';
  if (answer || isAsked) event.respondWith((answer ?? askNetwork)(event));
});

self.addEventListener('message', (event) => {
  const tidings = tidingsOf(event.data);
  if (!tidings) return;
  const work =
    tidings.kind === 'visited'
      ? fillShell(localeOf(new URL(tidings.address).pathname)).then(() =>
          rememberVisit(tidings.address, tidings.pictures),
        )
      : takeOver(build)
          .then(() => fillBuilt(build))
          .catch(() => false)
          .then((isComplete) => event.ports[0]?.postMessage(isComplete));
  // A network that fails is no failure of the worker's.
  event.waitUntil(work.catch(() => undefined));
});

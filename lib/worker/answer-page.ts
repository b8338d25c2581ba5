import { cacheNames } from '@/lib/cache-names';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import { askNetwork } from './ask-network';
import { fillShell, shellPath } from './fill-shell';
import { findPage, findPageAlike } from './find-page';
import { localeOf } from './model/locale-of';
import type { AskedEvent } from './scope';
import { isPage, storePage } from './store-page';
import { within } from './within';

/** The network's page, whatever it says. Where nothing comes of it: the page as it was last visited, else one that says what is missing. */
export async function answerPage(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const stored = await findPage(url);
  const asked = askNetwork(event);
  // A page that came by itself brings its locale's shell along.
  event.waitUntil(asked.then(() => fillShell(localeOf(new URL(url).pathname))).catch(() => undefined));
  event.waitUntil(
    asked.then((fresh) => (isPage(fresh) ? storePage(url, fresh.clone()) : undefined)).catch(() => undefined),
  );
  try {
    return await within(asked, stored && limits.offlineWaitMs);
  } catch {
    return stored ?? (await findPageAlike(url)) ?? (await offlinePage(url)) ?? Response.error();
  }
}

async function offlinePage(address: string): Promise<Response | undefined> {
  const shell = await caches.open(cacheNames.shell);
  const { pathname } = new URL(address);
  return (await shell.match(shellPath(localeOf(pathname), routes.offline()))) ?? firstOf(shell);
}

/** In another locale, where the reader's own was never read. */
async function firstOf(shell: Cache): Promise<Response | undefined> {
  const offline = (await shell.keys()).find(({ url }) => new URL(url).pathname.endsWith(routes.offline()));
  return offline && shell.match(offline);
}

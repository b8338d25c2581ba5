import 'server-only';

import { setTimeout as pause } from 'node:timers/promises';

import { fetchCatalogueVersion } from '@/lib/api/catalogue-version';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { oncePerProcess } from '@/lib/process-registry.mjs';

import { send } from '../send';

import { createCatalogueWatch, type CatalogueWatch } from './catalogue-watch';
import { outdatedPages } from './outdated-pages';

/** The origin is of one mind for a second. */
const SECOND_MS = 1_000;

/** While it waits for an origin that says nothing, nobody shall believe in it for longer than this. */
function readVersion(): Promise<string> {
  const signal = AbortSignal.timeout(limits.catalogueAnswerMs);
  return fetchCatalogueVersion((call) => send({ ...call, signal }));
}

function watch(): CatalogueWatch {
  return oncePerProcess('catalogue-watch', () =>
    createCatalogueWatch({ read: readVersion, pages: outdatedPages, clock: Date.now }),
  );
}

/** Looks at the catalogue from now on, as long as the process lives, so that no page is behind it for long. */
export function followCatalogue(): void {
  if (!readEnv().isBuilding) void followOn();
}

async function followOn(): Promise<void> {
  for (;;) {
    await watch().look();
    await pause(limits.catalogueLookMs, undefined, { ref: false });
  }
}

/** Has this process show the catalogue as it is now, from the next request on. False while its origin cannot be asked, and pages stay as they are. */
export async function showNow(): Promise<boolean> {
  await pause(SECOND_MS);
  await watch().look();
  watch().renew();
  return outdatedPages.isWell;
}

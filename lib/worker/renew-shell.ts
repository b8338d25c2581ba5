import { cacheNames } from '@/lib/cache-names';

import { fillShell } from './fill-shell';
import { localeOf } from './model/locale-of';

/** Fetches the shell's pages again, in each locale that was read: a new build makes new ones. */
export async function renewShell(): Promise<void> {
  const stored = await (await caches.open(cacheNames.shell)).keys();
  const locales = new Set(stored.map(({ url }) => localeOf(new URL(url).pathname)));
  await Promise.all([...locales].map((locale) => fillShell(locale, { anew: true })));
}

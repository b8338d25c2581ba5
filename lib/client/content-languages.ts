import { readCookie, writeCookie } from '@/lib/cookies';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { formatLanguages, parseLanguages } from '@/lib/edition';
import { storage } from '@/lib/storage';

import { watchOtherTabs } from './watch-other-tabs';

/**
 * What `contents`, the one content language that was stored before there could be several, gives now. A browser without it has nothing to bring
 * along: it reads the language of the interface, which is English unless another is known.
 */
const OLD_SETTING = new Map<string, Language>([
  ['es', 'esp'],
  ['en', 'eng'],
  ['none', 'eng'],
]);

// Where neither storage nor cookies are let in, a choice holds until the page goes away.
let unkept: readonly Language[] | undefined;
type Listener = (change: { isOwn: boolean }) => unknown;
const listeners = new Set<Listener>();

function storedLanguages(): Language[] {
  const codes = storage.read('contentsV2')?.split(',');
  const old = OLD_SETTING.get(storage.read('contents') ?? '');
  return (codes ?? (old ? [old] : [])).filter((code): code is Language => Object.hasOwn(LANGUAGES, code));
}

/** Storage goes before the cookie, which mirrors it for the server and stands in where storage holds nothing that can be read. */
function keptLanguages(): readonly Language[] {
  const stored = unkept ?? storedLanguages();
  return stored.length > 0 ? stored : parseLanguages(readCookie('languages') ?? '');
}

/** The content languages this browser reads, each once: always `own`, the interface's, and first. */
export function readContentLanguages(own: Language): Language[] {
  return [...new Set([own, ...keptLanguages()])];
}

/** Keeps them: for this browser's calls, and for the pages it asks for. */
export function keepContentLanguages(languages: readonly Language[]): void {
  const cookie = formatLanguages(languages);
  writeCookie('languages', cookie);
  // What a full storage still holds is of before.
  const isStored = storage.write('contentsV2', languages.join(','));
  if (!isStored) storage.remove('contentsV2');
  storage.remove('contents');
  unkept = isStored || readCookie('languages') === cookie ? undefined : languages;
  listeners.forEach((listener) => listener({ isOwn: true }));
}

/** Has the next page be asked for in what this browser keeps: the cookie is mirrored anew, for another year, and an old setting moved. */
export function mirrorContentLanguages(): void {
  const kept = keptLanguages();
  if (kept.length > 0) keepContentLanguages(kept);
}

/** Calls a listener after each change, in whichever tab: `isOwn` in this one. Returns how to stop. */
export function watchContentLanguages(listener: Listener): () => void {
  const unwatch = watchOtherTabs('contentsV2', () => listener({ isOwn: false }));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

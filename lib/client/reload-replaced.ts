import { storage } from '@/lib/storage';

const OF_BUILD = '/_next/static/';
/** A page that lacks its scripts for another reason is not loaded again and again. */
const AT_MOST_EVERY_MS = 60_000;

const isOfBuild = (src: string) => src.startsWith(window.location.origin + OF_BUILD);

// A search can be typed again, and the address fills its field on the page of results. What React holds of the others is their default value as well.
const WRITTEN =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=search])';
const TICKED = 'form input:checked';

/** What was written and not sent would be lost. */
function isWriting(): boolean {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(WRITTEN)];
  return document.querySelector(TICKED) !== null || fields.some(({ value }) => value !== '');
}

function isDue(): boolean {
  const now = Date.now();
  if (now - Number(storage.read('reloadedAt') ?? 0) < AT_MOST_EVERY_MS) return false;
  return storage.write('reloadedAt', String(now));
}

/**
 * Loads the page again where a script of its build is gone: another build is served by now, and without a service worker that has kept this
 * one's files, nothing that comes late would work any more.
 */
export function reloadReplaced(reload = () => window.location.reload()): void {
  const look = async (src: string) => {
    const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer?.status === 404 && !isWriting() && isDue()) reload();
  };
  // Of what is loaded these do not rise: they are heard on their way down.
  window.addEventListener(
    'error',
    ({ target }) => void (target instanceof HTMLScriptElement && isOfBuild(target.src) && look(target.src)),
    true,
  );
}

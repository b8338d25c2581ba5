import { limits } from '@/lib/limits';

/**
 * Whether the page of this address would be answered if it were asked for now. A router that refreshes one in vain loads the whole page instead, and puts an error in the place
 * of what was there. False where nobody answers in the time that a page is waited for, or with anything but 2xx.
 */
export async function isPageThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(limits.offlineWaitMs);
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}

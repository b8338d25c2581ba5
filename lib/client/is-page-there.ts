/**
 * Whether the page of this address would come if it were asked for now. A router that refreshes one in vain loads the whole page instead, and puts an error in the place of what
 * was there. False where nobody answers, or with anything but 2xx.
 */
export async function isPageThere(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}

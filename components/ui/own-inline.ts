import { oncePerProcess } from '@/lib/process-registry.mjs';

/**
 * Text of ours that stands in a page as a script or a style, given back. The server notes it, and vouches for it where it sends the page (lib/server/front/policy/):
 * browsers run and apply nothing else that is written into a page.
 */
export function ownInline(text: string): string {
  if (typeof window === 'undefined') oncePerProcess('own-inline', () => new Set<string>()).add(text);
  return text;
}

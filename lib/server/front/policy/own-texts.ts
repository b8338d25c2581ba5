import 'server-only';

import { oncePerProcess } from '@/lib/process-registry.mjs';

// components/ui/own-inline.ts adds to it.
const texts = oncePerProcess('own-inline', () => new Set<string>());

/** Whether a script or style that stands in a page is one that our own components have written. */
export function isOwnText(text: string): boolean {
  return texts.has(text);
}

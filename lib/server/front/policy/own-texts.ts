import 'server-only';

// Noted by components/ui/own-inline.ts, which is bundled apart from what starts with the process.
const KEY = Symbol.for('komawari.own-inline');
const shared = globalThis as { [KEY]?: Set<string> };

/** Whether a script or style that stands in a page is one that our own components have written. */
export function isOwnText(text: string): boolean {
  return shared[KEY]?.has(text) ?? false;
}

'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';

declare global {
  interface Window {
    /** The last key that was pressed before the viewer started; null from then on. */
    earlyKey?: string | null;
  }
}

const SCRIPT = `addEventListener('keydown',({key})=>{if(window.earlyKey!==null)window.earlyKey=key})`;

/** Part of the server's HTML alone: notes a key that only the browser handles, which scrolls to an end that may still move. */
export function EarlyKey() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}

/** The last key that was pressed before the viewer started. Only the first call gets it. */
export function takeEarlyKey(): string | undefined {
  const { earlyKey } = window;
  window.earlyKey = null;
  return earlyKey ?? undefined;
}

'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';

declare global {
  interface Window {
    /** The last key that was pressed before the viewer started, '' where the reader has scrolled since; null from then on. */
    earlyKey?: string | null;
  }
}

const SCRIPT = `{let types=['keydown','wheel','touchmove'],note=({key})=>{if(window.earlyKey===null)for(let type of types)removeEventListener(type,note);else window.earlyKey=key??''};for(let type of types)addEventListener(type,note,{passive:true})}`;

/** Server HTML only: records the last key before hydration, because End must follow a strip that still grows. Scrolling by other means replaces it. */
export function EarlyKey() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}

/** The last key that was pressed before the viewer started. Only the first call gets it. */
export function takeEarlyKey(): string | undefined {
  const { earlyKey } = window;
  window.earlyKey = null;
  return earlyKey || undefined;
}

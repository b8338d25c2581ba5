'use client';

import { useEffect, useEffectEvent } from 'react';

/** Where a slash is a letter. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable], dialog[open]';

/** Acts when the reader presses / anywhere but in a field or a dialog. Without an act the key is somebody else's. */
export function useSlashKey(act: (() => void) | undefined): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!act || event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

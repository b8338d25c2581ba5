'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Listens for events that the listener may cancel: React's own listeners for touches and the wheel are passive. `types` stay the same array. */
export function useCancelable<Type extends keyof HTMLElementEventMap>(
  target: RefObject<HTMLElement | null>,
  types: readonly Type[],
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listen = (event: HTMLElementEventMap[Type]) => onEvent(event);
    for (const type of types) element.addEventListener(type, listen, { passive: false });
    return () => {
      for (const type of types) element.removeEventListener(type, listen);
    };
  }, [target, types]);
}

'use client';

import { useEffect, useEffectEvent } from 'react';

import { keyName } from './model/key-name';

interface Answers {
  onKey: (name: string) => void;
  onCancel: () => void;
}

const swallow = (event: Event) => event.preventDefault();

/** While it waits, the next key is told and does nothing else. Escape and Tab end the waiting; the browser's own shortcuts stay the browser's. */
export function useNextKey(isWaiting: boolean, answers: Answers): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') return answers.onCancel();
    const isEscape = event.key === 'Escape';
    const name = keyName(event);
    if (!isEscape && name === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Some browsers press a focused button when the space bar comes up.
    window.addEventListener('keyup', swallow, { capture: true, once: true });
    if (isEscape || name === undefined) answers.onCancel();
    else if (!event.repeat) answers.onKey(name);
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    // Before anybody else: whatever the key means, it does not mean it now.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isWaiting]);
}

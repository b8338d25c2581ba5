'use client';

import { useEffect, useEffectEvent } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './model/command';
import type { Direction } from './model/input';
import { commandOf, type Keys } from './model/keys';

/** Keys that press what has the focus. */
const PRESSING = new Set([' ', 'Enter']);
const TYPING = 'input, select, textarea, [role="dialog"]';

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

interface Options {
  mode: ViewerMode;
  direction: Direction;
  keys: Keys;
  onCommand: (command: Command, key: string) => void;
  onEscape: () => void;
}

/** What the keyboard asks for, wherever the focus is, but in a field or a popup. */
export function useKeyCommands({ mode, direction, keys, onCommand, onEscape }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A notice over the viewer has the keyboard to itself, wherever in it the focus is.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return onEscape();
    if (event.defaultPrevented || within(event.target, TYPING)) return;
    if (PRESSING.has(event.key) && within(event.target, 'a, button')) return;
    const command = commandOf(event, { mode, direction, keys });
    if (!command) return;
    event.preventDefault();
    onCommand(command, event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

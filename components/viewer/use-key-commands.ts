'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './model/command';
import type { Direction } from './model/input';
import { keyName } from './model/key-name';
import { commandOf, type Keys } from './model/keys';
import { scrollStrip } from './scroll-stage';
import { within } from './within';

const TYPING = 'input:not([type="range"]), select, textarea, [role="dialog"]';
/** The browser moves a focused slider by these. */
const SLIDING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);

interface Options {
  mode: ViewerMode;
  direction: Direction;
  keys: Keys;
  isPopupOpen: boolean;
  onCommand: (command: Command, key: string) => void;
  onEscape: () => void;
}

/** What the keyboard asks for, wherever the focus is, but in a field or a popup. */
export function useKeyCommands({ mode, direction, keys, isPopupOpen, onCommand, onEscape }: Options): void {
  // Space turns pages unless the reader reached the button by Tab: a click or a closed popup also leaves the focus on it.
  const isFocusChosen = useRef(true);

  function isPress({ key, target }: KeyboardEvent): boolean {
    if (key === 'Enter') return within(target, 'a, button');
    return key === ' ' && isFocusChosen.current && within(target, 'button');
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') isFocusChosen.current = true;
    // A notice over the viewer has the keyboard to itself, wherever in it the focus is.
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return onEscape();
    if (event.defaultPrevented || within(event.target, TYPING) || isPress(event)) return;
    if (SLIDING.has(event.key) && within(event.target, 'input')) return;
    if (mode === 'vertical' && event.key === ' ' && keyName(event) && within(event.target, 'button')) {
      // The browser would press the button instead of scrolling.
      event.preventDefault();
      return scrollStrip(event.key, event.shiftKey ? 'previous' : 'next');
    }
    const command = commandOf(event, { mode, direction, keys });
    if (!command) return;
    event.preventDefault();
    onCommand(command, event.key);
  });
  // Closing a popup gives the focus back to the button that opened it.
  useEffect(() => {
    if (isPopupOpen) return () => void (isFocusChosen.current = false);
  }, [isPopupOpen]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    const onPointerDown = () => void (isFocusChosen.current = false);
    document.addEventListener('keydown', listener);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
}

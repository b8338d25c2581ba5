'use client';

import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent, type RefObject, type WheelEvent } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { keyMove, swipeMove, tapMove, type Direction } from './model/input';
import type { Move } from './model/navigation';
import { NO_GESTURE, wheelTurn } from './model/wheel';

/** What answers a click or a key by itself. */
const CONTROLS = 'a, button, input, select, textarea, [role="dialog"], [data-last]';
/** Keys that press what has the focus. */
const PRESSING = new Set([' ', 'Enter']);
const TYPING = 'input, select, textarea, [role="dialog"]';

interface Options {
  mode: ViewerMode;
  direction: Direction;
  onMove: (move: Move) => void;
  onBars: () => void;
  onEscape: () => void;
}

const within = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector) !== null;
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Turns keys, taps, swipes and the wheel into moves: handlers for the stage, and a listener for the keyboard. */
export function useGestures(stage: RefObject<HTMLElement | null>, { mode, direction, onMove, onBars, onEscape }: Options) {
  const wheel = useRef(NO_GESTURE);
  const finger = useRef<{ id: number; x: number; y: number }>(undefined);

  const tell = (asked: Move | 'bars') => (asked === 'bars' ? onBars() : onMove(asked));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape();
    if (event.defaultPrevented || within(event.target, TYPING)) return;
    if (PRESSING.has(event.key) && within(event.target, 'a, button')) return;
    const asked = keyMove(event, mode, direction);
    if (!asked) return;
    event.preventDefault();
    tell(asked);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function onClick(event: MouseEvent) {
    if (within(event.target, CONTROLS)) return;
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    tell(tapMove((event.clientX - box.left) / box.width, mode, direction));
  }

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse') return;
    // A second finger makes it a pinch, which never turns a page.
    finger.current = event.isPrimary && !isZoomed() ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
  }

  function onPointerUp(event: PointerEvent) {
    const from = finger.current;
    finger.current = undefined;
    if (!from || from.id !== event.pointerId) return;
    const move = swipeMove(event.clientX - from.x, event.clientY - from.y, mode, direction);
    if (move) onMove(move);
  }

  function onPointerCancel() {
    finger.current = undefined;
  }

  function onWheel(event: WheelEvent) {
    if (mode === 'vertical' || event.ctrlKey) return;
    const scroller = event.target instanceof Element ? event.target.closest('[data-last]') : null;
    if (scroller && (event.deltaY > 0 || scroller.scrollTop > 0)) return;
    const { gesture, move } = wheelTurn(wheel.current, event.deltaY || event.deltaX, event.timeStamp);
    wheel.current = gesture;
    if (move) onMove(move);
  }

  return { onClick, onPointerDown, onPointerUp, onPointerCancel, onWheel };
}

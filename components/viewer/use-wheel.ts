'use client';

import { useRef, type RefObject } from 'react';

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { canScroll } from './can-scroll';
import type { Direction } from './model/input';
import type { Move } from './model/navigation';
import { NO_GESTURE, wheelTurn, wheelWay } from './model/wheel';
import { useCancelable } from './use-cancelable';

interface Options {
  mode: ViewerMode;
  direction: Direction;
  isOn: boolean;
  onMove: (move: Move) => void;
}

const WHEEL = ['wheel'] as const;

/** The wheel turns pages, in horizontal reading: a gesture that can scroll the page is the browser's, any other the viewer's to its end. */
export function useWheel(stage: RefObject<HTMLElement | null>, { mode, direction, isOn, onMove }: Options): void {
  const gesture = useRef(NO_GESTURE);
  useCancelable(stage, WHEEL, (event) => {
    if (mode === 'vertical' || event.ctrlKey || !isOn) return;
    const { isSideways, on } = wheelWay(event, direction);
    const scrolls = canScroll(event.target, stage.current, isSideways ? { left: event.deltaX } : { top: on });
    const turn = wheelTurn(gesture.current, on, event.timeStamp, scrolls);
    gesture.current = turn.gesture;
    // What is left of a gesture that turned, as inertia, would scroll the new page.
    if (turn.isAbsorbed && event.cancelable) event.preventDefault();
    if (turn.move) onMove(turn.move);
  });
}

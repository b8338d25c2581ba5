import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Move } from './navigation';

export type Direction = 'ltr' | 'rtl';

/** Apart from the style sheets, this table alone knows left from right. */
const SIDES: Record<Direction, { left: Move; right: Move }> = {
  ltr: { left: 'previous', right: 'next' },
  rtl: { left: 'next', right: 'previous' },
};

const PLAIN_KEYS: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  ' ': 'next',
  Home: 'first',
  End: 'last',
};

const SIDE_KEYS: Record<string, 'left' | 'right'> = { ArrowLeft: 'left', ArrowRight: 'right' };

interface Key {
  key: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

/** What a key asks for. A strip scrolls by the browser's own keys, so there a key moves nothing. */
export function keyMove({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, mode: ViewerMode, direction: Direction): Move | 'bars' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return 'bars';
  if (mode === 'vertical') return undefined;
  if (key === ' ' && shiftKey) return 'previous';
  const side = SIDE_KEYS[key];
  return side ? SIDES[direction][side] : PLAIN_KEYS[key];
}

/** The outer zones, as parts of the width; what lies between is the centre. */
const ZONE = 0.3;

/** What a tap asks for; `x` is a part of the width, from the left. A strip is all centre. */
export function tapMove(x: number, mode: ViewerMode, direction: Direction): Move | 'bars' {
  if (mode === 'vertical') return 'bars';
  if (x < ZONE) return SIDES[direction].left;
  return x > 1 - ZONE ? SIDES[direction].right : 'bars';
}

const SWIPE_MIN_PX = 40;

/** What a finger's way asks for, in px from where it came down: the page follows it, so a way to the right brings what is at the left. */
export function swipeMove(dx: number, dy: number, mode: ViewerMode, direction: Direction): Move | undefined {
  if (mode === 'vertical' || Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return undefined;
  return SIDES[direction][dx > 0 ? 'left' : 'right'];
}

import type { ViewerMode } from '@/lib/domain/viewer-choices';

import type { Command } from './command';
import type { Move } from './navigation';
import type { ViewerSettings } from './settings';

export type Direction = 'ltr' | 'rtl';

/** Apart from the style sheets, this table alone knows left from right. */
export const SIDES: Record<Direction, { left: Move; right: Move }> = {
  ltr: { left: 'previous', right: 'next' },
  rtl: { left: 'next', right: 'previous' },
};

const OTHER: Record<Direction, Direction> = { ltr: 'rtl', rtl: 'ltr' };

/** The outer zones, as parts of the width; what lies between is the centre. */
export const ZONE = 0.3;

/** What the sides ask for when tapped; undefined where they are no zones. */
export function zonesOf(
  tapZones: ViewerSettings['tapZones'],
  direction: Direction,
): { left: Move; right: Move } | undefined {
  if (tapZones === 'off') return undefined;
  return SIDES[tapZones === 'inverted' ? OTHER[direction] : direction];
}

/** What a tap asks for; `x` is a part of the width, from the left. A strip is all centre. */
export function tapCommand(
  x: number,
  mode: ViewerMode,
  direction: Direction,
  tapZones: ViewerSettings['tapZones'],
): Command {
  const zones = mode === 'horizontal' ? zonesOf(tapZones, direction) : undefined;
  if (!zones) return 'bars';
  if (x < ZONE) return zones.left;
  return x > 1 - ZONE ? zones.right : 'bars';
}

const SWIPE_MIN_PX = 40;

/** What a finger's way asks for, in px from where it came down: the page follows it, so a way to the right brings what is at the left. */
export function swipeMove(dx: number, dy: number, mode: ViewerMode, direction: Direction): Move | undefined {
  if (mode === 'vertical' || Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return undefined;
  return SIDES[direction][dx > 0 ? 'left' : 'right'];
}

/** Two taps are one double tap within this time (ms) and way (px). */
const DOUBLE_MS = 250;
const DOUBLE_PX = 40;

interface Tap {
  at: number;
  x: number;
  y: number;
}

export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined &&
    second.at - first.at < DOUBLE_MS &&
    Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PX
  );
}

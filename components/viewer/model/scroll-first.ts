import type { Move } from './navigation';

/** What is seen of a page that is larger than the screen, in px. */
export interface View {
  top: number;
  left: number;
  height: number;
  width: number;
  scrollHeight: number;
  scrollWidth: number;
}

const SLACK_PX = 2;
/** Parts of a screen: of a whole one a strip stays in sight, to go on from. */
const SCREENFUL = 0.9;
const STEP = 0.2;

const SIDEWAYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Record<string, number> = { ArrowUp: STEP, ArrowDown: STEP };

/**
 * How far a key scrolls within a page before it turns: by an arrow a step, by space and the page keys a screenful; undefined at the
 * page's end, and for keys that go to a page. Sideways it is the arrow's own side that counts, whatever it turns to.
 */
export function scrollFor(key: string, move: Move, view: View): { top: number; left: number } | undefined {
  const side = SIDEWAYS[key];
  if (side) {
    const left = side < 0 ? view.left : view.scrollWidth - view.width - view.left;
    return left > SLACK_PX ? { top: 0, left: side * Math.min(left, view.width * STEP * 2) } : undefined;
  }
  if (move !== 'next' && move !== 'previous') return undefined;
  const left = move === 'next' ? view.scrollHeight - view.height - view.top : view.top;
  if (left <= SLACK_PX) return undefined;
  return { top: (move === 'next' ? 1 : -1) * Math.min(left, view.height * (STEPS[key] ?? SCREENFUL)), left: 0 };
}

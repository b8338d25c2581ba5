import type { Move } from './navigation';

/** What is seen of a page that is larger than the screen, in px. */
interface View {
  top: number;
  left: number;
  height: number;
  width: number;
  scrollHeight: number;
  scrollWidth: number;
  /** Which way reading goes across it. */
  across: 'ltr' | 'rtl';
}

const SLACK_PX = 2;
/** Parts of a screen: of a whole one a strip stays in sight, to go on from. */
const SCREENFUL = 0.9;
const STEP = 0.2;

const SIDEWAYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Record<string, number> = { ArrowUp: STEP, ArrowDown: STEP };

type By = { top: number; left: number };

/** Sideways by the arrow's own side, whatever it turns to. */
function aside(side: 1 | -1, { left, width, scrollWidth }: View, part: number): number | undefined {
  const rest = side < 0 ? left : scrollWidth - width - left;
  return rest > SLACK_PX ? side * Math.min(rest, width * part) : undefined;
}

function along(key: string, move: 'next' | 'previous', { top, height, scrollHeight }: View): number | undefined {
  const rest = move === 'next' ? scrollHeight - height - top : top;
  return rest > SLACK_PX ? (move === 'next' ? 1 : -1) * Math.min(rest, height * (STEPS[key] ?? SCREENFUL)) : undefined;
}

/**
 * How far a key scrolls within a page before it turns: by an arrow a step, by space and the page keys a screenful, down first and then
 * across, to the top of the page's other part; undefined at the page's end, and for keys that go to a page.
 */
export function scrollFor(key: string, move: Move, view: View): By | undefined {
  const arrow = SIDEWAYS[key];
  if (arrow) {
    const left = aside(arrow, view, STEP * 2);
    return left === undefined ? undefined : { top: 0, left };
  }
  if (move !== 'next' && move !== 'previous') return undefined;
  const top = along(key, move, view);
  if (top !== undefined) return { top, left: 0 };
  if (STEPS[key]) return undefined;
  const left = aside((move === 'next') === (view.across === 'ltr') ? 1 : -1, view, 1);
  const back = move === 'next' ? 0 - view.top : view.scrollHeight - view.height - view.top;
  return left === undefined ? undefined : { top: back, left };
}

import { SIDES, type Direction } from './model/input';

const ROWS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };
const SIDE_KEYS: Record<string, 'left' | 'right'> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** The cell that an arrow key leads to in cells that fill rows in reading order; undefined where there is none. */
export function cellBeside(
  cells: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  direction: Direction,
): HTMLElement | undefined {
  const at = cells.indexOf(from);
  const side = SIDE_KEYS[key];
  if (side) return cells[at + (SIDES[direction][side] === 'next' ? 1 : -1)];
  const step = ROWS[key];
  if (at < 0 || step === undefined) return undefined;
  const { offsetTop: top, offsetLeft: left } = from;
  const beyond = cells.filter(({ offsetTop }) => (offsetTop - top) * step > 0);
  const row = step > 0 ? beyond[0]?.offsetTop : beyond.at(-1)?.offsetTop;
  return beyond
    .filter(({ offsetTop }) => offsetTop === row)
    .sort((a, b) => Math.abs(a.offsetLeft - left) - Math.abs(b.offsetLeft - left))[0];
}

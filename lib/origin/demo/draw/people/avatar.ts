import { rng } from '../rng';
import type { Sheet } from '../sheet';
import { el, n, path, place, type Svg } from '../svg';
import { drawBust } from './bust';
import type { Character } from './character';
import { oval } from './curve';

const FINISH = { medium: 'colour', line: 2.4, ink: '#131316', paper: '#ffffff', spot: '#e5322d' } as const;

/** Scale of the head, in units of the circle for one head unit. */
const LARGEST = 0.31;
const SMALLEST = 0.235;

const CIRCLE = oval(50, 50, 48, 48);

/** White dots rising from below, smaller with height. */
function dots(): Svg {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const r = 2.9 - row * 0.33;
    return Array.from(
      { length: 14 },
      (_, i) =>
        `M${n(i * 7.6 + (row % 2) * 3.8 - r)} ${n(96 - row * 6)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`,
    ).join('');
  });
  return path(rows.join(''), { fill: '#ffffff', 'fill-opacity': 0.75 });
}

/** A bust in a circle of 100 x 100 on a coloured ground. */
export function drawAvatar(sheet: Sheet, who: Character, view: { ground: string }): Svg {
  const random = rng(`${who.id}/avatar`);
  const turn = random.pick([-0.5, 0.5]);
  const expression = random.pick(['smile', 'happy', 'neutral', 'smug', 'determined'] as const);
  const draw = (scale: number) => drawBust(sheet, who, { turn, expression, finish: FINISH, scale });
  // Tall hats and buns shrink the head, wide hair does not: most of a hat shows, and always the chin.
  const { face, core } = draw(LARGEST);
  const chin = core!.y + core!.height;
  const scale = Math.max(SMALLEST, Math.min(LARGEST, 84 / (chin - face!.y)));
  const inside = [
    el('rect', { width: 100, height: 100, fill: view.ground }),
    dots(),
    place(draw(scale).svg, { x: 50 - turn * 4, y: 86 - chin * scale }, scale),
  ];
  return sheet.clip(CIRCLE, inside) + path(CIRCLE, { fill: 'none', stroke: FINISH.ink, 'stroke-width': 2.6 });
}

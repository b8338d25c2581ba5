import { rng } from '../rng';
import type { Sheet } from '../sheet';
import { el, n, path, place, type Svg } from '../svg';
import { drawBust } from './bust';
import type { Character } from './character';
import { oval } from './curve';

const FINISH = { medium: 'colour', line: 2.4, ink: '#131316', paper: '#ffffff', spot: '#e5322d' } as const;

/** White dots rising from below, smaller with height. */
function dots(): Svg {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const r = 2.9 - row * 0.33;
    return Array.from({ length: 14 }, (_, i) => `M${n(i * 7.6 + (row % 2) * 3.8 - r)} ${n(96 - row * 6)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`).join('');
  });
  return path(rows.join(''), { fill: '#ffffff', 'fill-opacity': 0.75 });
}

/** A bust in a circle of 100 x 100 on a coloured ground. */
export function drawAvatar(sheet: Sheet, who: Character, view: { ground: string }): Svg {
  const random = rng(`${who.id}/avatar`);
  const turn = random.pick([-0.5, 0.5]);
  const expression = random.pick(['smile', 'happy', 'neutral', 'smug', 'determined'] as const);
  const scale = who.cat ? 0.27 : 0.31;
  const bust = drawBust(sheet, who, { turn, expression, finish: FINISH, scale });
  const circle = oval(50, 50, 48, 48);
  // Tall hats and buns pull the head down until most of them shows.
  const top = Math.min(12, bust.face!.y * scale + 58);
  const inside = [el('rect', { width: 100, height: 100, fill: view.ground }), dots(), place(bust.svg, { x: 50 - turn * 4, y: 56 - Math.max(-10, Math.min(0, top)) }, scale)];
  return sheet.clip(circle, inside) + path(circle, { fill: 'none', stroke: FINISH.ink, 'stroke-width': 2.6 });
}

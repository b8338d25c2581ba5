import type { Box } from '../geometry';
import type { Rng } from '../rng';
import { n, path, place, type Svg } from '../svg';

function flower(ink: string, paper: string, line: number): Svg {
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5;
    const at = (r: number, turn: number) => `${n(r * Math.cos(a + turn))} ${n(r * Math.sin(a + turn))}`;
    petals += `M0 0C${at(30, -0.75)} ${at(62, -0.5)} ${at(56, 0)}C${at(62, 0.5)} ${at(30, 0.75)} 0 0Z`;
  }
  return (
    path(petals, { fill: paper, stroke: ink, 'stroke-width': line, 'stroke-linejoin': 'round' }) +
    path('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', { fill: ink })
  );
}

/** Blossoms of several sizes along the edges of a box: the air around somebody happy. */
export function flowers(rng: Rng, box: Box, ink: string, paper: string): Svg {
  const unit = Math.min(1, Math.min(box.width, box.height) / 620);
  const count = Math.round(8 + (box.width * box.height) / 60_000);
  return Array.from({ length: count }, () => {
    const side = rng.next();
    const [u, v] =
      side < 0.55 ? [rng.pick([rng.range(0, 0.2), rng.range(0.8, 1)]), rng.next()] : [rng.next(), rng.range(0, 0.22)];
    const scale = unit * rng.range(0.4, 1);
    return place(
      flower(ink, paper, 4.5 / scale),
      { x: box.x + u * box.width, y: box.y + v * box.height },
      scale,
      rng.range(0, 72),
    );
  }).join('');
}

import type { Point } from '../geometry';
import { place } from '../svg';
import type { Drawn } from './drawn';
import type { Easel } from './easel';
import { placed, placedPoint } from './extent';
import type { Head } from './head';
import type { Pen } from './pen';

interface Placing {
  to: Point;
  size: number;
  /** Degrees about the point the drawing is placed by. */
  turn?: number;
  silhouette?: boolean;
}

/** Ends a drawing: the white rim of dark worlds and of silhouettes, mirrored where it faces left, with the boxes of the head moved along. */
export function finished(
  easel: Easel,
  pen: Pen,
  head: Omit<Head, 'behind' | 'front'> | undefined,
  { to, size, turn = 0, silhouette }: Placing,
): Drawn {
  const { finish, line, flip } = easel;
  const rim = finish.noir || finish.rim || silhouette ? pen.silhouette(finish.paper, line * 2.6) : '';
  const drawing = rim + (silhouette ? pen.silhouette(finish.ink, line) : pen.svg());
  const scale = { x: flip ? -size : size, y: size };
  const lean = flip ? -turn : turn;
  const svg = place(drawing, to, scale, lean);
  const box = placed(pen.box!, to, scale, lean);
  if (!head) return { svg, box };
  const { face, core, mouth } = head;
  return {
    svg,
    box,
    face: placed(face, to, scale, lean),
    core: placed(core, to, scale, lean),
    mouth: placedPoint(mouth, to, scale, lean),
  };
}

import { boxPath, circle, filled, lens, poly, rect, traced } from '../../places/shape';
import type { Box } from '../../geometry';
import { n } from '../../svg';
import type { DrawMood } from '../mood';

const white = (box: Box) => filled(boxPath(box), '#ffffff');

/** Tones of a world's own, in place of dots. In the greys of the house. */
export const TONES = {
  /** Cloth in squares. */
  gingham: (_sheet, _rng, { box }) => {
    const cell = 46;
    const across = Array.from({ length: Math.ceil(box.width / cell / 2) + 1 }, (_, i) =>
      rect(box.x + 2 * i * cell, box.y, cell, box.height),
    ).join('');
    const down = Array.from({ length: Math.ceil(box.height / cell / 2) + 1 }, (_, i) =>
      rect(box.x, box.y + 2 * i * cell, box.width, cell),
    ).join('');
    return white(box) + filled(across, '#d9d5cc', 0.55) + filled(down, '#d9d5cc', 0.55);
  },
  /** Ruled paper with a margin in the spot colour. */
  ledger: (_sheet, _rng, { box, spot }) => {
    const lines = Array.from(
      { length: Math.floor(box.height / 30) },
      (_, i) => `M${n(box.x)} ${n(box.y + 30 * (i + 1))}h${n(box.width)}`,
    ).join('');
    return (
      white(box) +
      traced(lines, { ink: '#d9d5cc', line: 2.4 }) +
      traced(`M${n(box.x + box.width * 0.12)} ${n(box.y)}v${n(box.height)}m9 0v${n(-box.height)}`, {
        ink: spot,
        line: 2,
      })
    );
  },
  /** A plan's squares, every fifth line heavier. */
  blueprint: (_sheet, _rng, { box }) => {
    const step = 34;
    const grid = (every: number) =>
      Array.from(
        { length: Math.ceil(box.width / step / every) + 1 },
        (_, i) => `M${n(box.x + i * step * every)} ${n(box.y)}v${n(box.height)}`,
      ).join('') +
      Array.from(
        { length: Math.ceil(box.height / step / every) + 1 },
        (_, i) => `M${n(box.x)} ${n(box.y + i * step * every)}h${n(box.width)}`,
      ).join('');
    return (
      filled(boxPath(box), '#f3f1ec') +
      traced(grid(1), { ink: '#d9d5cc', line: 1.6 }) +
      traced(grid(5), { ink: '#b7b1a6', line: 2.6 })
    );
  },
  /** Strokes of a fine pen that cross towards the corners. */
  hatching: (_sheet, rng, { box, focus }) => {
    const reach = Math.hypot(box.width, box.height);
    const strokes = (angle: number, gap: number, from: number) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      let d = '';
      for (let a = -reach; a < reach; a += gap)
        for (let b = -reach; b < reach; b += 70) {
          const [x, y] = [focus.x + a * c - b * s, focus.y + a * s + b * c];
          const away = Math.hypot((x - focus.x) / box.width, (y - focus.y) / box.height);
          if (
            x < box.x - 40 ||
            x > box.x + box.width + 40 ||
            y < box.y - 40 ||
            y > box.y + box.height + 40 ||
            away < from + rng.range(-0.05, 0.05)
          )
            continue;
          d += `M${n(x)} ${n(y)}l${n(-s * 76)} ${n(c * 76)}`;
        }
      return d;
    };
    return (
      white(box) +
      traced(strokes(0.7, 13, 0.32), { ink: '#8b8680', line: 2 }) +
      traced(strokes(-0.8, 15, 0.52), { ink: '#8b8680', line: 2 })
    );
  },
  /** Waves in rows of scales. */
  scales: (_sheet, _rng, { box }) => {
    const r = 52;
    let d = '';
    for (let row = 0; row * r * 0.5 < box.height + r; row++)
      for (let i = -1; i * 2 * r < box.width + 2 * r; i++) {
        const [x, y] = [box.x + i * 2 * r + (row % 2 ? r : 0), box.y + row * r * 0.5];
        for (const k of [1, 0.7, 0.4])
          d += `M${n(x - r * k)} ${n(y + r)}a${n(r * k)} ${n(r * k)} 0 0 1 ${n(2 * r * k)} 0`;
      }
    return white(box) + traced(d, { ink: '#d9d5cc', line: 2.6 });
  },
  /** Sand in ripples. */
  ripples: (_sheet, rng, { box }) => {
    const d = Array.from({ length: Math.round(box.height / 13) }, (_, i) =>
      lens(box.x + box.width * rng.next(), box.y + 13 * i, box.width * rng.range(0.2, 0.7), 2.6, rng.range(4, 14)),
    ).join('');
    return white(box) + filled(d, '#d9d5cc');
  },
  /** Broad stripes that lean. */
  stripes: (_sheet, _rng, { box }) => {
    const d = Array.from({ length: Math.ceil((box.width + box.height) / 90) + 1 }, (_, i) => {
      const x = box.x - box.height * 0.4 + i * 90;
      return poly(
        x,
        box.y + box.height,
        x + 42,
        box.y + box.height,
        x + 42 + box.height * 0.4,
        box.y,
        x + box.height * 0.4,
        box.y,
      );
    }).join('');
    return white(box) + filled(d, '#d9d5cc', 0.6);
  },
  /** Large dots, as cheap print has them. */
  polka: (_sheet, _rng, { box }) => {
    let d = '';
    for (let row = 0; row * 38 < box.height + 38; row++)
      for (let i = 0; i * 76 < box.width + 76; i++)
        d += circle(box.x + i * 76 + (row % 2 ? 38 : 0), box.y + row * 38, 15);
    return white(box) + filled(d, '#d9d5cc');
  },
  /** Drops that ran down a pane. */
  pane: (_sheet, rng, { box }) => {
    const d = Array.from({ length: Math.round((box.width * box.height) / 5200) }, () => {
      const [x, y, r] = [box.x + box.width * rng.next(), box.y + box.height * rng.next(), rng.range(2, 6)];
      return `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * rng.range(4, 16))} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 2.2)} ${n(x - r)} ${n(y)}Z`;
    }).join('');
    return white(box) + filled(d, '#d9d5cc');
  },
  /** Lights that pass outside. */
  passing: (_sheet, rng, { box }) => {
    const d = Array.from({ length: 26 }, () =>
      lens(
        box.x + box.width * rng.next(),
        box.y + box.height * rng.next(),
        box.width * rng.range(0.2, 0.6),
        rng.range(1.5, 7),
      ),
    ).join('');
    return (
      filled(boxPath(box), '#f3f1ec') +
      filled(d, '#d9d5cc') +
      filled(
        Array.from({ length: 9 }, () =>
          circle(box.x + box.width * rng.next(), box.y + box.height * rng.next(), rng.range(8, 30)),
        ).join(''),
        '#ffffff',
      )
    );
  },
  /** Hewn blocks. */
  masonry: (_sheet, rng, { box }) => {
    const tall = 64;
    let d = '';
    for (let row = 0; row * tall < box.height + tall; row++)
      for (let x = box.x - tall * rng.range(0, 1.6); x < box.x + box.width;) {
        const wide = tall * rng.range(1.1, 2);
        d += rect(x + 4, box.y + row * tall + 4, wide - 8, tall - 8);
        x += wide;
      }
    return white(box) + filled(d, '#f3f1ec') + traced(d, { ink: '#d9d5cc', line: 2.5 });
  },
} as const satisfies Record<string, DrawMood>;

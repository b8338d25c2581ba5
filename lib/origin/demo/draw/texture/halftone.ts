import type { Box } from '../geometry';
import type { Sheet } from '../sheet';
import { el, n, path, type Svg } from '../svg';

/** A flat tone of dots at 45 degrees: the `fill` for any shape. Pitch and radius in px; never a pitch under 8 at 1200 wide. */
export function flatDots(sheet: Sheet, dots: { pitch: number; radius: number; colour: string }): string {
  const { pitch, radius, colour } = dots;
  const id = sheet.define(
    'pattern',
    { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('circle', { cx: pitch / 2, cy: pitch / 2, r: radius, fill: colour }),
  );
  return `url(#${id})`;
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}

/** Dots whose size follows `value(u, v)`, both 0 to 1 across the box, answering 0 (none) to 1 (solid). One path; nothing where the colour is `none`. */
export function dotRamp(ramp: {
  box: Box;
  pitch: number;
  colour: string;
  value: (u: number, v: number) => number;
}): Svg {
  const { box, pitch, colour, value } = ramp;
  if (colour === 'none') return '';
  const step = pitch / Math.SQRT2;
  const columns = Math.ceil(box.width / (2 * step));
  const rows = Math.ceil(box.height / step);
  let d = '';
  for (let row = 0; row <= rows; row++) {
    const dy = row * step;
    for (let column = 0; column <= columns; column++) {
      const dx = column * 2 * step + (row % 2 ? step : 0);
      const r = 1.05 * step * Math.min(1, value(Math.min(1, dx / box.width), Math.min(1, dy / box.height)));
      if (r > 0.4) d += circle(box.x + dx, box.y + dy, r);
    }
  }
  return d ? path(d, { fill: colour }) : '';
}

import { drawFigure } from '../../people/figure';
import { circle, filled, inked, poly, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

function hand(angle: number, length: number, width: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) => [c * along - s * across, s * along + c * across] as const;
  return poly(
    ...at(-40, width),
    ...at(length * 0.8, width * 0.8),
    ...at(length, 0),
    ...at(length * 0.8, -width * 0.8),
    ...at(-40, -width),
  );
}

/** A clock face taller than a man, and the man walking out in front of it. */
export function drawClock({ sheet, width, height, focus, palette, cast, finish }: Stage): Svg {
  const ticks = (every: number, length: number, wide: number) =>
    Array.from({ length: 60 / every }, (_, i) => {
      const a = (i * every * Math.PI) / 30;
      const at = (r: number, d: number) =>
        [Math.cos(a) * r - Math.sin(a) * d, Math.sin(a) * r + Math.cos(a) * d] as const;
      return poly(...at(330, wide), ...at(330 - length, wide), ...at(330 - length, -wide), ...at(330, -wide));
    }).join('');
  const tall = Math.min(focus.height * 0.82, (height - focus.y) * 0.84, width * 0.95);
  const scale = tall / 950;
  const centre = { x: focus.x + focus.width / 2, y: height - height * 0.03 };
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.ink, (_u, v) => 1.5 * (v - 0.52)),
    seat({ own: { x: -400, y: -400, width: 800, height: 800 }, into: focus, stand: 'top', grow: 0.98 }, (s) => {
      const pen = { ink: finish.ink, line: finish.line / s };
      return [
        inked(circle(0, 0, 385), palette.ink, pen),
        inked(circle(0, 0, 356), palette.light, pen),
        dotRamp({
          box: { x: -350, y: -350, width: 700, height: 700 },
          pitch: 16 / s,
          colour: palette.second,
          value: (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.49 ? 1.1 * (u * 0.7 + v * 0.6 - 0.75) : 0),
        }),
        filled(ticks(5, 62, 9) + ticks(1, 24, 3.5), palette.ink),
        inked(hand(-2.5, 220, 13), palette.ink, pen),
        filled(hand(-0.85, 290, 9), palette.accent),
        inked(circle(0, 0, 22), palette.accent, pen),
        traced('M-250 -190Q-190 -275 -90 -305', { ink: '#ffffff', line: 16 }),
      ].join('');
    }),
    place(
      drawFigure(sheet, cast[0], {
        stance: 'walk',
        facing: 'back',
        expression: 'neutral',
        finish: { ...finish, ink: palette.ink },
        scale,
        silhouette: true,
      }).svg,
      centre,
      scale,
    ),
  ].join('');
}

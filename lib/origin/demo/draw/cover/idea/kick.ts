import { drawFigure } from '../../people/figure';
import { circle, fan, filled, inked, poly, taper } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

/** A football with its five-cornered patches, 100 across. */
function ball(pen: { ink: string; line: number }): Svg {
  const patch = (cx: number, cy: number, r: number, turn: number) =>
    poly(
      ...Array.from({ length: 5 }, (_, i) => {
        const a = turn + (i * 2 * Math.PI) / 5;
        return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
      }).flat(),
    );
  const rim = Array.from({ length: 5 }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    return { x: 44 * Math.cos(a), y: 44 * Math.sin(a), a };
  });
  return (
    inked(circle(0, 0, 50), '#ffffff', pen) +
    filled(patch(0, 0, 18, -Math.PI / 2) + rim.map((p) => patch(p.x, p.y, 16, p.a + Math.PI)).join(''), pen.ink) +
    filled(rim.map((p) => taper(p.x * 0.4, p.y * 0.4, p.x * 0.8, p.y * 0.8, 5)).join(''), pen.ink) +
    inked(circle(0, 0, 50), 'none', pen)
  );
}

/** The shot with eleven seconds left. */
export function drawKick({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const tall = Math.min(focus.height * 1.06, focus.width * 1.3);
  const scale = tall / 950;
  const at = { x: focus.x + focus.width * 0.42, y: focus.y + focus.height * 1.13 };
  const hit = { x: focus.x + focus.width * 0.78, y: focus.y + focus.height * 0.72 };
  const k = tall / 520;
  const speed = Array.from({ length: 26 }, () => {
    const y = hit.y + tall * rng.range(-0.12, 0.12);
    return taper(
      hit.x - tall * rng.range(0, 0.1),
      y,
      hit.x - tall * rng.range(0.3, 0.9),
      y + tall * rng.range(-0.05, 0.12),
      6,
    );
  }).join('');
  return [
    rayGround(box, hit, palette.ground, palette.second, 34),
    filled(
      fan(hit.x, hit.y, 34, Math.min(width, height) * 0.5, Math.max(width, height) * 1.4, 0.09),
      palette.accent,
      0.9,
    ),
    shaded(
      sheet,
      circle(hit.x, hit.y, tall * 0.36),
      { x: hit.x - tall * 0.36, y: hit.y - tall * 0.36, width: tall * 0.72, height: tall * 0.72 },
      '#ffffff',
      (u, v) => 1.25 - Math.hypot(u - 0.5, v - 0.5) * 2.4,
      17,
    ),
    filled(speed, '#ffffff', 0.9),
    place(
      drawFigure(sheet, cast[0], { stance: 'kick', facing: 'right', expression: 'shout', finish, scale }).svg,
      at,
      scale,
    ),
    place(ball({ ink: finish.ink, line: finish.line / (1.5 * k) }), hit, 1.5 * k, 18),
  ].join('');
}

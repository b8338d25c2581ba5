import { drawBust } from '../../people/bust';
import { circle, fan, filled, inked, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

/** The substitute's face, too near, and the ball that is nearer still. */
export function drawBallPortrait({ sheet, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const scale = Math.min(focus.height / 520, focus.width / 400);
  const face = { x: focus.x + focus.width * 0.56, y: focus.y + focus.height * 0.98 - scale * 270 };
  const r = Math.min(focus.width * 0.27, focus.height * 0.27);
  const ball = {
    x: Math.max(focus.x + focus.width * 0.24, face.x - r * 1.25),
    y: focus.y + focus.height * 0.98 - r * 1.05,
  };
  const d = circle(0, 0, 100);
  const k = r / 100;
  const pen = { ink: finish.ink, line: (finish.line * 1.15) / k };
  return [
    rayGround(box, face, palette.ground, palette.second, 14, 0.15),
    filled(fan(face.x, face.y, 14, 0, Math.hypot(width, height), 0.34), palette.ink, 0.85),
    place(drawBust(sheet, cast[0], { turn: -0.3, expression: 'shout', finish, scale }).svg, face, scale),
    place(
      [
        inked(d, palette.accent, pen),
        shaded(
          sheet,
          d,
          { x: -100, y: -100, width: 200, height: 200 },
          '#a8400c',
          (u, v) => 1.3 * (u * 0.6 + v * 0.75 - 0.72),
          15 / k,
        ),
        sheet.clip(d, traced('M-100 0Q0 -30 100 0M0 -100Q24 0 0 100M-70 -84Q0 0 -64 90M74 -80Q10 0 70 84', pen)),
        traced(d, pen),
        filled('M-74 -26Q-62 -70 -22 -82Q-52 -58 -60 -20Z', '#ffffff', 0.8),
      ].join(''),
      ball,
      k,
      -16,
    ),
  ].join('');
}

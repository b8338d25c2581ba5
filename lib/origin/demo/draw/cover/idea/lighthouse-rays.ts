import { drawBust } from '../../people/bust';
import { lighthouse } from '../../places/headland';
import { drawWater } from '../../places/sea';
import { filled, inked, poly, smooth } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';
import { rayGround } from '../tone';

/** A lighthouse that sends out rays by day, and the pupil who would rather laugh than learn. */
export function drawLighthouseRays({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const tower = { x: focus.x + focus.width * 0.76, foot: height * 0.96, height: height * 0.93 - focus.y };
  const lamp = { x: tower.x, y: tower.foot - tower.height * 0.8 };
  const scale = Math.min((height - focus.y) / 660, focus.width / 520);
  const shore = height * 0.9;
  return [
    rayGround(box, lamp, palette.ground, palette.light, 20, 0.06),
    drawWater(sheet, rng, {
      box: { x: 0, y: shore, width, height: height - shore },
      finish,
      palette: { mid: palette.second, near: palette.ink, light: '#ffffff', ink: finish.ink },
    }),
    inked(
      smooth([
        tower.x - width * 0.3,
        height + 20,
        tower.x - width * 0.2,
        shore - 10,
        tower.x,
        shore - 46,
        tower.x + width * 0.2,
        shore - 20,
        tower.x + width * 0.34,
        height + 20,
      ]),
      palette.ink,
      { ink: finish.ink, line: finish.line },
    ),
    lighthouse(
      tower.x,
      tower.foot - height * 0.03,
      tower.height,
      { ink: finish.ink, light: '#ffffff', accent: palette.accent },
      finish.line,
    ),
    place(
      drawBust(sheet, cast[0], { turn: 0.25, expression: 'laugh', pose: 'wave', finish, scale }).svg,
      { x: focus.x + focus.width * 0.33, y: height - scale * 350 },
      scale,
    ),
    filled(
      [0, 1, 2]
        .map((i) => {
          const [x, y, s] = [
            focus.x + focus.width * (0.06 + 0.08 * i),
            focus.y + focus.height * (0.06 + 0.05 * (i % 2)),
            width * 0.02,
          ];
          return poly(x - s, y - s * 0.5, x, y, x + s, y - s * 0.5, x, y + s * 0.3);
        })
        .join(''),
      finish.ink,
    ),
  ].join('');
}

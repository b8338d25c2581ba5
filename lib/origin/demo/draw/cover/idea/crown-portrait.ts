import { drawBust } from '../../people/bust';
import { circle, filled, inked, rect, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { flatDots } from '../../texture/halftone';
import type { Stage } from '../stage';

function flower(
  x: number,
  y: number,
  r: number,
  turn: number,
  petal: string,
  heart: string,
  pen: { ink: string; line: number },
): Svg {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / 5;
    const at = (along: number, across: number) => [
      x + r * (Math.cos(a) * along - Math.sin(a) * across),
      y + r * (Math.sin(a) * along + Math.cos(a) * across),
    ];
    return smooth([...at(0.1, 0), ...at(0.5, 0.36), ...at(1, 0.3), ...at(0.9, 0), ...at(1, -0.3), ...at(0.5, -0.36)]);
  }).join('');
  return inked(petals, petal, pen) + inked(circle(x, y, r * 0.26), heart, pen);
}

/** A princess by her own hand: the crown is folded paper, the flowers are real. */
export function drawCrownPortrait({ sheet, width, height, focus, palette, cast, finish }: Stage): Svg {
  const scale = Math.min(focus.height / 560, focus.width / 440);
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height - scale * 310 };
  const pen = { ink: finish.ink, line: finish.line * 0.8 };
  const r = Math.min(focus.width, focus.height);
  const spots: readonly (readonly [number, number, number])[] = [
    [-0.44, -0.28, 0.1],
    [0.45, -0.34, 0.085],
    [-0.4, 0.16, 0.075],
    [0.47, 0.06, 0.11],
    [-0.5, 0.42, 0.12],
    [0.42, 0.42, 0.09],
    [-0.3, -0.5, 0.05],
    [0.3, -0.52, 0.06],
  ];
  const halo = r * 0.5;
  return [
    filled(rect(0, 0, width, height), palette.ground),
    filled(rect(0, 0, width, height), flatDots(sheet, { pitch: 18, radius: 3.6, colour: palette.second })),
    filled(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i * Math.PI) / 20;
        return taper(
          centre.x + halo * 1.02 * Math.cos(a),
          centre.y + halo * 1.02 * Math.sin(a),
          centre.x + halo * (i % 2 ? 1.16 : 1.3) * Math.cos(a),
          centre.y + halo * (i % 2 ? 1.16 : 1.3) * Math.sin(a),
          12,
        );
      }).join(''),
      palette.accent,
    ),
    inked(circle(centre.x, centre.y, halo), '#ffffff', pen),
    traced(circle(centre.x, centre.y, halo * 0.93), { ink: palette.accent, line: finish.line * 0.5 }),
    place(drawBust(sheet, cast[0], { turn: 0.3, expression: 'smile', pose: 'hold', finish, scale }).svg, centre, scale),
    ...spots.map(([u, v, s], i) =>
      flower(
        centre.x + focus.width * u,
        centre.y + r * v,
        r * s,
        i * 0.7,
        i % 3 ? palette.accent : '#ffffff',
        palette.light,
        pen,
      ),
    ),
  ].join('');
}

import { drawBust } from '../../people/bust';
import { circle, filled, inked, poly, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

/** A dead ship's ribs in the dunes under two suns; the girl who heard it, the man who tuned it. */
export function drawDesert({ sheet, width, height, focus, palette, cast, finish }: Stage): Svg {
  const pen = { ink: palette.ink, line: finish.line * 0.85 };
  const at = (u: number, v: number) => [focus.x + focus.width * u, focus.y + focus.height * v] as const;
  const flat = (...uv: number[]) => uv.flatMap((_, i) => (i % 2 ? [] : [...at(uv[i]!, uv[i + 1]!)]));
  const unit = Math.min(focus.width, focus.height);
  const dune = smooth(
    flat(-0.7, 0.72, -0.2, 0.56, 0.15, 0.62, 0.5, 0.5, 0.85, 0.58, 1.3, 0.48, 1.8, 0.6, 1.8, 2, -0.7, 2),
  );
  const big = Math.min(focus.height / 640, focus.width / 470);
  const small = big * 0.72;
  const ribs = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = at(-0.02 + i * 0.1, 0.64 - i * 0.012);
    const h = unit * (0.62 - Math.abs(i - 2) * 0.07);
    return `M${x} ${y}Q${x - unit * 0.16} ${y - h * 0.8} ${x + unit * 0.14} ${y - h}L${x + unit * 0.16} ${y - h * 0.94}Q${x - unit * 0.07} ${y - h * 0.74} ${x + unit * 0.05} ${y}Z`;
  }).join('');
  const [sx, sy] = at(0.74, 0.2);
  const stripes = [0.1, 0.28, 0.46, 0.64]
    .map(
      (t) => `M${sx - unit * 0.4} ${sy + unit * 0.26 * t}h${unit * 0.8}v${unit * 0.012 * (1 + 3 * t)}h${-unit * 0.8}Z`,
    )
    .join('');
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.second, (_u, v) => 1.1 * (v - 0.05)),
    filled(circle(sx, sy, unit * 0.27), palette.light) + filled(stripes, palette.second),
    filled(circle(...at(0.44, 0.06), unit * 0.055), '#fff4d6'),
    inked(
      poly(...flat(0.9, 0.6, 0.93, 0.36, 1.12, 0.36, 1.18, 0.6)) +
        poly(...flat(-0.3, 0.62, -0.26, 0.44, -0.05, 0.44, 0, 0.62)),
      '#b8431f',
      pen,
    ),
    inked(ribs, '#6a2a20', pen),
    inked(dune, palette.second, pen),
    shaded(
      sheet,
      dune,
      { x: 0, y: focus.y + focus.height * 0.5, width, height: height - focus.y - focus.height * 0.5 },
      '#d9733a',
      (u, v) => 0.85 * (0.6 * u + v) - 0.3,
      17,
    ),
    filled(
      [0.1, 0.35, 0.62, 0.86]
        .map((u, i) => taper(...at(u, 0.66 + 0.05 * i), ...at(u + 0.2, 0.7 + 0.05 * i), 9))
        .join(''),
      palette.ink,
      0.6,
    ),
    traced(`M${at(0.5, 0.5).join(' ')}Q${at(0.52, 0.6).join(' ')} ${at(0.4, 0.68).join(' ')}`, pen),
    place(
      drawBust(sheet, cast[0], { turn: -0.35, expression: 'determined', finish, scale: big }).svg,
      { x: at(0.62, 0)[0], y: height - big * 380 },
      big,
    ),
    place(
      drawBust(sheet, cast[1], { turn: 0.4, expression: 'worry', finish, scale: small }).svg,
      { x: at(0.24, 0)[0], y: height - small * 260 },
      small,
    ),
  ].join('');
}

import { circle, fan, filled, inked, poly, rect, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';

function soften(x: number, y: number, w: number, h: number): string {
  return smooth([
    x + w * 0.2,
    y,
    x + w * 0.8,
    y,
    x + w,
    y + h * 0.25,
    x + w,
    y + h * 0.8,
    x + w * 0.78,
    y + h,
    x + w * 0.22,
    y + h,
    x,
    y + h * 0.8,
    x,
    y + h * 0.25,
  ]);
}

/** A bookplate: among black trunks a jar that keeps a whole evening, with its mountain and its sun. */
export function drawJar({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const unit = Math.min(width, height) / 100;
  const trunks = [0.02, 0.16, 0.84, 0.97].map((u, i) => {
    const x = width * u;
    const w = unit * (i === 0 || i === 3 ? 13 : 7);
    const cuts = Array.from({ length: 16 }, () => {
      const y = height * rng.next();
      return taper(
        x + w * rng.range(-0.4, 0.4),
        y,
        x + w * rng.range(-0.4, 0.4),
        y + unit * rng.range(4, 10),
        unit * 0.7,
      );
    }).join('');
    return (
      inked(
        poly(x - w * 0.5, -9, x + w * 0.5, -9, x + w * 0.6, height + 9, x - w * 0.6, height + 9),
        i % 3 ? palette.second : palette.ink,
        { ink: palette.ink, line: finish.line * 0.7 },
      ) + filled(cuts, i % 3 ? palette.ink : palette.light)
    );
  });
  const bushes = Array.from({ length: Math.ceil(width / (unit * 9)) }, (_, i) =>
    circle(unit * 9 * i, height * 0.99, unit * rng.range(9, 15)),
  ).join('');
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.5 };
  const glass = soften(170, 190, 460, 600);
  return [
    filled(rect(0, 0, width, height), palette.ground),
    filled(fan(centre.x, centre.y, 26, unit * 10, Math.hypot(width, height)), palette.second, 0.35),
    ...trunks,
    filled(bushes, palette.ink),
    seat(
      {
        own: { x: 120, y: 60, width: 560, height: 790 },
        into: { ...focus, height: focus.height },
        stand: 'foot',
        grow: 0.98,
      },
      (s) => {
        const pen = { ink: palette.ink, line: (finish.line * 1.1) / s };
        return [
          filled(smooth([90, 800, 400, 770, 710, 800, 720, 850, 400, 880, 80, 850]), palette.ink),
          inked(glass, palette.light, pen),
          sheet.clip(glass, [
            filled(fan(400, 420, 24, 0, 500, 0.06), palette.second, 0.5),
            filled(circle(400, 410, 128), palette.accent),
            inked(
              poly(90, 700, 240, 500, 330, 590, 470, 430, 600, 590, 660, 530, 760, 700, 760, 840, 90, 840),
              palette.second,
              pen,
            ),
            filled(
              poly(240, 500, 286, 546, 262, 570, 246, 552, 226, 574, 205, 546) +
                poly(470, 430, 534, 508, 504, 500, 482, 530, 458, 496, 418, 492),
              palette.light,
            ),
            filled(
              poly(470, 430, 600, 590, 640, 720, 520, 720, 500, 600, 516, 540) +
                poly(240, 500, 330, 590, 350, 720, 262, 720, 270, 600),
              palette.ink,
            ),
            inked(smooth([80, 700, 260, 664, 430, 690, 620, 660, 760, 700, 760, 900, 80, 900]), palette.ink, pen),
            filled(circle(404, 606, 15) + poly(388, 622, 420, 622, 430, 694, 378, 694), palette.light) +
              filled(poly(384, 598, 404, 576, 424, 598), palette.accent),
          ]),
          traced(glass, pen),
          filled('M208 330Q196 520 222 680Q236 700 236 660Q220 500 236 340Q232 300 208 330Z', '#ffffff'),
          inked(rect(236, 150, 328, 62), palette.light, pen) + traced('M260 182H540', pen),
          inked(smooth([250, 150, 264, 92, 330, 80, 470, 80, 536, 92, 550, 150]), palette.second, pen),
          inked('M232 190Q400 236 568 190L574 216Q400 262 226 216Z', palette.accent, pen) +
            inked('M500 222L556 320L526 318L514 344L470 230Z', palette.accent, pen),
        ].join('');
      },
    ),
  ].join('');
}

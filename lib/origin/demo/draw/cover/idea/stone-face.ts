import { circle, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

const FACE = smooth([
  400, 110, 250, 120, 160, 200, 130, 340, 150, 520, 190, 680, 270, 800, 400, 850, 530, 800, 610, 680, 650, 520, 670,
  340, 640, 200, 550, 120,
]);

/** A builder as high as the scaffold's rungs are apart. */
function builder(x: number, y: number, cloth: string, ink: string): Svg {
  return (
    filled(circle(x, y - 50, 11), ink) +
    filled(
      poly(
        x - 11,
        y - 38,
        x + 11,
        y - 38,
        x + 13,
        y - 14,
        x + 9,
        y,
        x + 3,
        y,
        x,
        y - 12,
        x - 3,
        y,
        x - 9,
        y,
        x - 13,
        y - 14,
      ),
      cloth,
    ) +
    filled(poly(x - 15, y - 54, x + 15, y - 54, x, y - 74), '#f2c14e')
  );
}

/** A giant's face half built out of stone, moss on its brow, scaffold at its cheek, two builders at work. */
export function drawStoneFace({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const joints = Array.from({ length: 10 }, (_, i) => {
    const y = 180 + i * 66;
    let d = `M120 ${y}H680`;
    for (let x = 150 + (i % 2 ? 46 : 0); x < 680; x += 92) d += `M${x + rng.int(-8, 8)} ${y}v66`;
    return d;
  }).join('');
  const moss = smooth([
    118, 330, 140, 200, 240, 104, 400, 76, 560, 104, 660, 200, 690, 330, 660, 300, 640, 380, 612, 296, 580, 330, 552,
    262, 500, 300, 470, 236, 420, 290, 380, 232, 330, 300, 300, 250, 250, 320, 224, 276, 190, 370, 160, 300,
  ]);
  const poles = [610, 700, 790].map((x) => rect(x - 8, 200, 16, 800)).join('');
  const planks = [330, 500, 670, 840].map((y) => rect(580, y, 250, 16)).join('');
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.light, (_u, v) => 0.8 - 1.2 * v),
    filled(
      smooth([
        -90,
        height * 0.78,
        width * 0.2,
        height * 0.66,
        width * 0.45,
        height * 0.74,
        width * 0.7,
        height * 0.62,
        width + 90,
        height * 0.72,
        width + 90,
        height + 90,
        -90,
        height + 90,
      ]),
      palette.second,
    ),
    seat(
      {
        own: { x: 60, y: -4, width: 780, height: 900 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.02,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.05) / s };
        return [
          inked(poly(240, 780, 560, 780, 640, 1000, 160, 1000), '#8f897c', pen),
          inked(FACE, '#c9c1b0', pen),
          sheet.clip(FACE, traced(joints, { ink: '#8f897c', line: pen.line * 0.7 })),
          shaded(
            sheet,
            FACE,
            { x: 130, y: 110, width: 540, height: 740 },
            '#6d675c',
            (u, v) => 1.3 * (u * 0.95 + v * 0.2 - 0.62),
            16 / s,
          ),
          inked(
            smooth([200, 430, 260, 396, 340, 420, 350, 450, 270, 440, 210, 460]) +
              smooth([600, 430, 540, 396, 460, 420, 450, 450, 530, 440, 590, 460]),
            '#8f897c',
            pen,
          ),
          inked(smooth([220, 500, 280, 470, 344, 500, 284, 520]), finish.ink, pen) +
            inked(smooth([456, 500, 520, 470, 580, 500, 516, 520]), '#fff3c4', pen) +
            filled(circle(518, 496, 18), finish.ink),
          inked(poly(376, 440, 424, 440, 470, 620, 440, 656, 360, 656, 330, 620), '#d9d2c2', pen),
          traced('M290 730Q400 764 510 730', { ...pen, line: pen.line * 1.6 }) +
            traced('M340 780Q400 796 460 780', pen),
          traced(FACE, pen),
          inked(moss, palette.accent, pen),
          filled(
            Array.from({ length: 26 }, () => circle(rng.range(190, 620), rng.range(120, 235), rng.range(4, 9))).join(
              '',
            ),
            palette.ink,
            0.45,
          ),
          inked(circle(250, 128, 13) + circle(300, 98, 13) + circle(520, 104, 13), '#ffffff', {
            ...pen,
            line: pen.line * 0.6,
          }) + filled(circle(250, 128, 5) + circle(300, 98, 5) + circle(520, 104, 5), '#f2c14e'),
          inked('M400 78Q396 40 372 20M400 78Q404 30 436 12', 'none', pen) +
            inked('M372 24q-46 2 -50 -34q44 -4 50 34ZM434 14q10 -42 52 -34q0 40 -52 34Z', palette.accent, pen),
          inked(rect(128, 600, 94, 66) + rect(150, 666, 92, 66), palette.ground, { ...pen, line: pen.line * 0.8 }),
          traced('M610 840L700 670M700 840L610 670M700 670L790 500M790 670L700 500', {
            ink: '#7a4a2a',
            line: pen.line * 1.2,
          }),
          inked(poles, '#b5793d', pen) + inked(planks, '#d9a45f', pen),
          builder(660, 330, '#e5533d', finish.ink),
          builder(740, 500, '#2f6f9f', finish.ink),
          builder(650, 670, '#ffffff', finish.ink),
          traced('M790 230L860 190M860 190V420', pen) + inked(rect(828, 420, 66, 50), '#c9c1b0', pen),
        ].join('');
      },
    ),
  ].join('');
}

import { circle, fan, filled, inked, poly, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

/** One glove straight at the reader. */
export function drawGlove({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const centre = { x: focus.x + focus.width * 0.5, y: focus.y + focus.height * 0.46 };
  const fist = smooth([
    60, 330, 84, 170, 190, 76, 350, 40, 520, 66, 640, 160, 690, 310, 676, 450, 610, 560, 480, 620, 320, 622, 180, 590,
    92, 500,
  ]);
  const cuff = 'M170 560L530 590L566 760Q370 830 150 742Z';
  const thumb = smooth([
    196, 640, 110, 590, 66, 500, 70, 410, 120, 350, 196, 346, 250, 396, 268, 470, 330, 520, 380, 566, 360, 626, 290,
    652,
  ]);
  const sparks = Array.from({ length: 9 }, (_, i) => {
    const a = -2.8 + i * 0.38;
    const [x, y] = [365 + Math.cos(a) * 470, 330 + Math.sin(a) * 430];
    const s = i % 2 ? 26 : 44;
    return poly(
      x,
      y - s,
      x + s * 0.22,
      y - s * 0.22,
      x + s,
      y,
      x + s * 0.22,
      y + s * 0.22,
      x,
      y + s,
      x - s * 0.22,
      y + s * 0.22,
      x - s,
      y,
      x - s * 0.22,
      y - s * 0.22,
    );
  }).join('');
  return [
    rayGround(box, centre, palette.ground, palette.ink, 30),
    filled(fan(centre.x, centre.y, 30, 0, Math.max(width, height), 0.05), palette.second, 0.55),
    seat({ own: { x: -20, y: -40, width: 760, height: 850 }, into: focus, stand: 'top', grow: 1.18 }, (s) => {
      const pen = { ink: finish.ink, line: (finish.line * 1.25) / s };
      return [
        inked(sparks, '#ffffff', { ...pen, line: pen.line * 0.6 }),
        inked(cuff, palette.light, pen),
        traced('M196 640Q370 690 540 656M190 690Q370 742 552 706', pen),
        inked(fist, palette.accent, pen),
        shaded(
          sheet,
          fist,
          { x: 60, y: 40, width: 640, height: 600 },
          '#8f1420',
          (u, v) => 1.25 * (u * 0.55 + v * 0.8 - 0.72),
          17 / s,
        ),
        traced('M230 110Q216 220 240 320M372 76Q366 200 380 318M508 92Q516 210 508 320', {
          ...pen,
          line: pen.line * 0.9,
        }),
        inked(fist, 'none', pen),
        inked(thumb, palette.accent, pen),
        filled('M112 260Q124 166 204 120Q154 186 142 268Z', '#ffffff') + filled(circle(136, 294, 11), '#ffffff'),
        filled('M98 470Q96 410 136 384Q120 430 128 486Z', '#ffffff'),
        inked(poly(318, 566, 430, 574, 424, 628, 314, 620), '#ffffff', pen),
      ].join('');
    }),
  ].join('');
}

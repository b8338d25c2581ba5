import { circle, filled, inked, poly, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { drawRain } from '../weather';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

/** A swordsman under a straw hat before the moon, cloak and scarf in the rain. */
export function drawWanderer({ rng, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const straws = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return taper(404, 196, 100 + 610 * t, 372 + 44 * Math.sin(Math.PI * t), 7);
  }).join('');
  return [
    dottedGround(box, palette.ground, palette.second, (_u, v) => 0.95 * (v - 0.2)),
    seat({ own: { x: 40, y: 90, width: 730, height: 900 }, into: { ...focus, height: height - focus.y }, stand: 'foot', grow: 1.08 }, (s) => {
      const pen = { ink: finish.ink, line: finish.line / s };
      return [
        filled(circle(280, 330, 232), palette.light),
        inked(poly(40, 590, 620, 820, 612, 842, 34, 606), '#fbf4e3', pen) + inked(poly(600, 790, 640, 806, 618, 866, 578, 850), palette.accent, pen) + inked(poly(634, 822, 780, 880, 772, 902, 624, 844), palette.ink, pen),
        inked(smooth([300, 420, 180, 440, 40, 400, -120, 452, -300, 410, -340, 470, -160, 520, 20, 474, 160, 520, 320, 520]), palette.accent, pen),
        inked(smooth([270, 430, 400, 400, 540, 430, 620, 540, 690, 720, 740, 1000, 640, 1060, 180, 1060, 90, 1000, 150, 720, 200, 540]), palette.ink, { ink: palette.second, line: pen.line * 0.8 }),
        filled([[300, 560, 230, 980], [380, 590, 360, 1020], [470, 580, 520, 1010], [560, 600, 640, 980]].map(([a, b, c, d]) => taper(a!, b!, c!, d!, 16)).join(''), palette.second),
        inked(smooth([300, 352, 404, 330, 508, 352, 506, 430, 450, 474, 356, 474, 304, 430]), cast(palette.light), pen),
        filled('M300 372L508 372L506 400Q404 412 302 400Z', palette.ink),
        filled(poly(340, 402, 386, 408, 386, 418, 344, 414) + poly(470, 402, 424, 408, 424, 418, 466, 414), palette.ink),
        inked(smooth([262, 446, 330, 424, 404, 452, 490, 424, 556, 452, 566, 520, 470, 556, 340, 556, 252, 516]), palette.accent, pen),
        inked('M404 150Q440 176 470 206L724 366Q736 386 706 396Q404 470 98 392Q72 382 86 364L338 206Q368 176 404 150Z', palette.light, pen),
        filled(straws, palette.second),
        traced('M250 262Q404 330 556 262', { ink: palette.second, line: 6 }),
      ].join('');
    }),
    drawRain(rng.fork('rain'), box, '#ffffff', { count: 120, lean: 0.32, opacity: 0.6 }),
  ].join('');
}

/** The face in the hat's shade keeps a little of the moon. */
function cast(light: string): string {
  return light;
}

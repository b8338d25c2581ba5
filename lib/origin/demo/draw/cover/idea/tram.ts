import { drawBust } from '../../people/bust';
import { drawSkyline } from '../../places/skyline';
import { circle, ellipse, filled, inked, poly, rect, traced, type Pen } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';

function soft(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}

/** The front of an old tram, 600 wide, its wheels at y = 800. */
function tramFront(body: string, glow: string, dark: string, cream: string, pen: Pen): Svg {
  const bow = `M300 60L210 -40L300 -110L390 -40Z`;
  return [
    traced(bow, { ...pen, line: pen.line * 1.2 }),
    traced('M170 -112H430', { ...pen, line: pen.line * 1.6 }),
    inked(poly(60, 800, 540, 800, 700, 1100, -100, 1100), dark, pen),
    traced('M130 800L20 1100M470 800L580 1100', { ink: cream, line: pen.line * 1.5 }),
    inked(soft(50, 690, 500, 120, 20), dark, pen),
    inked(soft(0, 60, 600, 660, 90), body, pen),
    filled('M30 160Q30 90 100 90L150 90Q70 110 66 200L66 560L30 560Z', cream, 0.35),
    inked(soft(130, 94, 340, 92, 14), dark, pen),
    filled(soft(144, 108, 64, 64, 32) + soft(222, 122, 232, 12, 6) + soft(222, 146, 170, 12, 6), glow),
    inked(soft(46, 210, 150, 250, 22) + soft(404, 210, 150, 250, 22), glow, pen),
    inked(soft(214, 210, 172, 290, 18), glow, pen),
    filled(
      poly(60, 330, 60, 240, 140, 224) + poly(420, 330, 420, 240, 500, 224) + poly(228, 360, 228, 230, 330, 224),
      '#ffffff',
      0.5,
    ),
    filled('M236 496Q238 424 284 416L284 396Q262 380 262 344L338 344Q338 380 316 396L316 416Q362 424 364 496Z', dark) +
      filled('M250 346Q300 330 350 346Q344 300 300 300Q256 300 250 346Z', body) +
      filled(poly(280, 356, 290, 356, 290, 364, 280, 364) + poly(310, 356, 320, 356, 320, 364, 310, 364), '#ffffff'),
    filled(rect(2, 524, 596, 26) + rect(2, 566, 596, 10), cream),
    inked(circle(110, 632, 42) + circle(490, 632, 42), glow, pen) +
      filled(circle(98, 620, 14) + circle(478, 620, 14), '#ffffff'),
    inked(circle(300, 630, 30), cream, pen),
    inked(ellipse(300, 706, 210, 16), dark, pen),
  ].join('');
}

/** The last tram comes out of the night town; somebody in front of it has seen who drives. */
export function drawTram({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const night = { ...finish, noir: true };
  const box = { x: 0, y: 0, width, height };
  const wide = width > height;
  const bust = (wide ? 0.8 : 1) * Math.min(focus.width / 520, focus.height / 520);
  const at = {
    x: focus.x + (wide ? 240 * bust : focus.width * 0.28),
    y: focus.y + focus.height - (wide ? 330 : 215) * bust,
  };
  return [
    drawSkyline(sheet, rng, {
      box: { ...box, height: height * 0.94 },
      finish: night,
      palette: {
        sky: palette.ground,
        far: palette.second,
        mid: '#1a2a6c',
        near: palette.ink,
        light: palette.light,
        dots: palette.second,
      },
      moonAt: { u: wide ? 0.9 : 0.84, v: (focus.y + focus.height * 0.1) / height, r: 0.1 },
    }),
    filled(rect(0, height * 0.9, width, height * 0.1), palette.ink),
    seat(
      {
        own: { x: -20, y: -130, width: 640, height: 990 },
        into: {
          ...focus,
          x: focus.x + focus.width * (wide ? 0.46 : 0.24),
          width: focus.width * (wide ? 0.54 : 0.78),
          height: focus.height * 1.08,
        },
        side: 'right',
        stand: 'foot',
        grow: 1.14,
      },
      (scale) =>
        tramFront(palette.accent, palette.light, palette.ink, '#fff4d6', {
          ink: finish.ink,
          line: finish.line / scale,
        }),
    ),
    place(drawBust(sheet, cast[0], { turn: 0.35, expression: 'shock', finish, scale: bust }).svg, at, bust),
  ].join('');
}

import { drawHeld } from '../../page/held';
import { drawFerry } from '../../places/ferry';
import { lighthouse } from '../../places/headland';
import { drawWater } from '../../places/sea';
import { circle, ellipse, filled, inked, lens, poly, rect, smooth, traced } from '../../places/shape';
import { place, type Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { shaded } from '../tone';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';

const HORIZON = 232;

/** A corked bottle with a letter in it, lying on its side, its neck to the right. */
function bottle(sheet: NewsStage['sheet']): Svg {
  const glass = 'M-120 -52H40Q84 -50 100 -22H150V22H100Q84 50 40 52H-120Q-146 50 -146 0Q-146 -50 -120 -52Z';
  return [
    filled(glass, '#d7f0e6', 0.9),
    sheet.clip(
      glass,
      inked(poly(-104, -30, 44, -22, 50, 30, -98, 34), '#fff7ea', FINE) +
        inked(ellipse(-104, 2, 13, 32), '#f3dfae', FINE) +
        traced('M-70 -12H20M-70 4H10M-70 20H26', { ink: '#8f5636', line: 3 }),
    ),
    traced(glass, PEN),
    inked(rect(138, -18, 34, 36), '#c08a52', PEN),
    inked(rect(128, -27, 16, 54), '#9fd6c4', PEN),
    filled('M-116 -40H20Q40 -40 54 -30Q20 -32 -116 -30Z', '#ffffff'),
  ].join('');
}

/** Salt in the air: the ferry, a lighthouse in the wind, a letter that the sea brings. */
export function drawSalt(stage: NewsStage): Svg {
  const { sheet, rng, finish } = stage;
  const palette = {
    sky: '#ffb98f',
    far: '#ffe9c9',
    mid: '#2b8793',
    near: '#16424c',
    light: '#ffffff',
    dots: '#ffd9ae',
    accent: '#e5322d',
    ink: '#14121c',
  };
  const options = { finish, palette };
  const beam = (x: number, y: number) =>
    filled(poly(x, y, -20, y - 70, -20, y + 40) + poly(x, y, 1220, y - 60, 1220, y + 20), '#fff6dc', 0.55);
  const wind = [
    [300, 60, 260],
    [520, 96, 180],
    [200, 128, 140],
    [700, 40, 200],
  ]
    .map(([x, y, w]) => lens(x!, y!, w!, 6, 4))
    .join('');
  const wave = smooth([
    430, 500, 520, 430, 600, 408, 690, 424, 760, 444, 850, 420, 930, 392, 1010, 410, 1090, 440, 1220, 410, 1220, 520,
    430, 520,
  ]);
  const girl = castOf('ferry-at-six', 0);
  const seen = { x: 240, y: 196, scale: 0.68, turn: 0.7, expression: 'smile', pose: 'hold' } as const;
  return [
    filled(rect(0, 0, 1200, HORIZON), palette.sky),
    dotRamp({
      box: { x: 0, y: 0, width: 1200, height: HORIZON },
      pitch: 17,
      colour: '#ff8f66',
      value: (_u, v) => 0.85 - 1.1 * v,
    }),
    filled(circle(600, HORIZON, 118), '#fff1c9'),
    filled(wind, '#ffe9c9'),
    drawWater(sheet, rng.fork('water'), { ...options, box: { x: 0, y: HORIZON, width: 1200, height: 480 - HORIZON } }),
    filled(
      Array.from({ length: 7 }, (_, i) => lens(600, HORIZON + 12 + i * 16, 210 - i * 20, 5, 0)).join(''),
      '#fff1c9',
    ),
    drawFerry(sheet, rng.fork('ferry'), { ...options, box: { x: 480, y: 150, width: 230, height: 110 } }),
    beam(962, 66),
    lighthouse(962, 236, 212, { ink: '#14121c', light: '#ffffff', accent: '#e5322d' }, 5),
    inked(
      smooth([820, 330, 852, 268, 906, 240, 950, 226, 1010, 230, 1080, 214, 1220, 190, 1220, 340, 1010, 336], true),
      '#16424c',
      PEN,
    ),
    filled(
      poly(900, 262, 916, 260, 890, 296) + poly(960, 252, 980, 250, 960, 292) + poly(1050, 244, 1070, 240, 1046, 290),
      '#2b8793',
    ),
    filled(lens(900, 334, 220, 12, 2) + lens(1080, 338, 260, 14, 2), '#ffffff'),
    place(bottle(sheet), { x: 770, y: 384 }, 0.92, -13),
    filled(wave, '#3f9aa8'),
    shaded(sheet, wave, { x: 430, y: 400, width: 780, height: 90 }, '#2b8793', (_u, v) => 1.1 * v - 0.2),
    traced(wave, PEN),
    filled(
      lens(620, 424, 150, 9, 8) + lens(930, 408, 150, 9, 8) + lens(760, 458, 120, 6, -4) + lens(1080, 462, 150, 7, -4),
      '#ffffff',
    ),
    drawPerson(stage, girl, seen, drawHeld('letter', girl, { facing: 1, scale: seen.scale }, finish)),
  ].join('');
}

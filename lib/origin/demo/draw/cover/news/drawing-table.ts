import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { drawStars } from '../weather';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';
import { paperPage } from './paper-page';
import { steam } from './steam';

const EDGE = 378;

function bowl(x: number, y: number, r: number, soup: string): Svg {
  return (
    inked(
      `M${x - r} ${y}Q${x - r * 0.8} ${y + r * 0.9} ${x - r * 0.4} ${y + r * 0.95}H${x + r * 0.4}Q${x + r * 0.8} ${y + r * 0.9} ${x + r} ${y}Z`,
      '#ffffff',
      PEN,
    ) +
    inked(ellipse(x, y, r, r * 0.3), '#fff7ea', PEN) +
    filled(ellipse(x, y + 1, r * 0.8, r * 0.2), soup) +
    filled(
      `M${x - r * 0.86} ${y + r * 0.36}Q${x} ${y + r * 0.62} ${x + r * 0.86} ${y + r * 0.36}L${x + r * 0.76} ${y + r * 0.52}Q${x} ${y + r * 0.78} ${x - r * 0.76} ${y + r * 0.52}Z`,
      '#d8433b',
    )
  );
}

function pot(x: number, foot: number): Svg {
  const [w, h] = [92, 104];
  return [
    inked(`M${x - w - 26} ${foot - h + 18}h30v20h-30ZM${x + w + 26} ${foot - h + 18}h-30v20h30Z`, '#14121c', PEN),
    inked(
      `M${x - w} ${foot - h}V${foot - 24}Q${x - w} ${foot} ${x - w + 30} ${foot}H${x + w - 30}Q${x + w} ${foot} ${x + w} ${foot - 24}V${foot - h}Z`,
      '#d8433b',
      PEN,
    ),
    filled(rect(x - w + 12, foot - h + 26, 16, h - 52), '#ffffff', 0.45),
    inked(ellipse(x, foot - h, w, 24), '#a5302e', PEN),
    inked(ellipse(x, foot - h + 3, w - 14, 16), '#f2b64a', FINE),
    filled(circle(x - 34, foot - h + 4, 8) + circle(x + 30, foot - h + 7, 7), '#e8763a') +
      filled(ellipse(x + 4, foot - h + 2, 9, 5) + ellipse(x - 8, foot - h + 11, 7, 4), '#5d8f4e'),
    inked(
      poly(x + 36, foot - h + 4, x + 44, foot - h + 8, x + 110, foot - h - 84, x + 100, foot - h - 90),
      '#c9c4ba',
      PEN,
    ),
  ].join('');
}

/** A wall at night with a window, prints pinned up, and a lamp that hangs over the table. */
function room({ rng }: NewsStage): Svg {
  const pane = { x: 70, y: 34, width: 200, height: 190 };
  return [
    filled(rect(0, 0, 1200, 480), '#3b2f63'),
    dotRamp({
      box: { x: 0, y: 0, width: 1200, height: 400 },
      pitch: 17,
      colour: '#5a468c',
      value: (u, v) => 0.86 - Math.hypot((u - 0.5) * 1.9, (v - 0.5) * 1.3),
    }),
    inked(rect(pane.x, pane.y, pane.width, pane.height), '#171130', { ...PEN, line: 12 }),
    drawStars(rng, pane, '#ffe9b8', 16),
    filled(circle(pane.x + 146, pane.y + 56, 26), '#ffe9b8') + filled(circle(pane.x + 134, pane.y + 48, 24), '#171130'),
    inked(
      poly(
        pane.x,
        224,
        pane.x,
        176,
        pane.x + 46,
        150,
        pane.x + 90,
        178,
        pane.x + 90,
        160,
        pane.x + 140,
        160,
        pane.x + 140,
        184,
        pane.x + 200,
        168,
        pane.x + 200,
        224,
      ),
      '#4a3a78',
      FINE,
    ) +
      filled(
        rect(pane.x + 34, 182, 14, 18) + rect(pane.x + 106, 176, 14, 18) + rect(pane.x + 168, 190, 12, 16),
        '#ffd88a',
      ),
    traced(`M${pane.x + 100} ${pane.y}v190M${pane.x} ${pane.y + 95}h200`, { ink: '#14121c', line: 7 }),
    inked(rect(pane.x - 16, 222, 232, 18), '#6a4a8a', PEN),
    traced('M664 -10V40', { ...PEN, line: 6 }),
    filled(poly(610, 76, 718, 76, 960, 400, 360, 400), '#ffd88a', 0.2),
    inked(circle(664, 82, 17), '#fff6dc', PEN),
    inked('M600 82Q608 36 664 32Q720 36 728 82Z', '#e8a93c', PEN),
  ].join('');
}

/** A pencil whose point is at (x, y), in a hand above. */
function pencil(x: number, y: number, tilt: number): Svg {
  return (
    inked(poly(x, y, x + 2, y - 14, x + 4 + tilt, y - 78, x + 16 + tilt, y - 75, x + 13, y - 9), '#ffd447', FINE) +
    filled(poly(x, y, x + 1.5, y - 8, x + 6, y - 6), '#14121c')
  );
}

function inkPot(x: number, foot: number): Svg {
  return (
    inked(
      smooth([
        x - 26,
        foot - 6,
        x - 26,
        foot - 34,
        x - 14,
        foot - 42,
        x + 14,
        foot - 42,
        x + 26,
        foot - 34,
        x + 26,
        foot - 6,
        x,
        foot,
      ]),
      '#2a2148',
      PEN,
    ) +
    inked(ellipse(x, foot - 44, 15, 6), '#14121c', PEN) +
    filled(rect(x - 14, foot - 28, 28, 14), '#ffe9b8') +
    inked(poly(x - 4, foot - 44, x + 34, foot - 108, x + 41, foot - 104, x + 5, foot - 43), '#d8433b', FINE)
  );
}

/** Whoever draws sits at the big table: an editor reads along, and the cook sets down the soup. */
export function drawDrawingTable(stage: NewsStage): Svg {
  return [
    room(stage),
    drawPerson(stage, castOf('letters-to-the-tide', 1), {
      x: 372,
      y: 158,
      scale: 0.54,
      turn: 0.5,
      expression: 'smile',
      pose: 'hold',
    }),
    drawPerson(stage, castOf('letters-to-the-tide', 2), {
      x: 566,
      y: 164,
      scale: 0.54,
      turn: 0.5,
      expression: 'smile',
      pose: 'chin',
    }),
    drawPerson(stage, castOf('second-hand-stars', 1), {
      x: 766,
      y: 158,
      scale: 0.54,
      turn: -0.5,
      expression: 'laugh',
      pose: 'hold',
    }),
    drawPerson(stage, castOf('the-dumpling-detective', 1), {
      x: 1040,
      y: 160,
      scale: 0.54,
      turn: -0.5,
      expression: 'happy',
      pose: 'down',
    }),
    inked(poly(-20, 500, 70, EDGE, 1140, EDGE, 1220, 500), '#b9774a', PEN),
    traced('M-10 436H1210M46 404H1164', { ink: '#8f5636', line: 3 }),
    paperPage(352, 462, { width: 210, deep: 78, lean: 14 }, ['#ffd88a', '#7a5fb0', '#2a2148']),
    paperPage(580, 440, { width: 150, deep: 52, lean: 0 }, ['#c9b8ee', '#d8433b', '#8f5636']),
    paperPage(776, 464, { width: 204, deep: 78, lean: -16 }, ['#ffb3a0', '#3f7f92', '#d8433b']),
    pencil(350, 428, 20),
    pencil(748, 428, 12),
    inkPot(176, 440),
    pot(1030, 460),
    steam(990, 334, 92, '#fff6dc'),
    bowl(902, 436, 42, '#f2b64a'),
    steam(902, 424, 44, '#fff6dc'),
    bowl(476, 412, 34, '#f2b64a'),
    steam(476, 402, 40, '#fff6dc'),
  ].join('');
}

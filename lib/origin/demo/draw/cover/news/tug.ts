import { circle, filled, inked, lens, poly, rect, smooth, traced } from '../../places/shape';
import { drawSea } from '../../places/sea';
import { place, type Svg } from '../../svg';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';

const WATER = 372;
const FLAGS = ['#ff8f66', '#ffd447', '#2b8793', '#ffffff'] as const;

/** Little flags on a slack line. */
function bunting(x0: number, y0: number, x1: number, y1: number, count: number): Svg {
  const slack = 26;
  const at = (t: number) => ({ x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t + 4 * slack * t * (1 - t) });
  const flags = Array.from({ length: count }, (_, i) => {
    const [a, b] = [at((i + 0.2) / count), at((i + 0.8) / count)];
    return inked(poly(a.x, a.y, b.x, b.y, (a.x + b.x) / 2, (a.y + b.y) / 2 + 26), FLAGS[i % FLAGS.length]!, FINE);
  });
  return traced(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * slack} ${x1} ${y1}`, FINE) + flags.join('');
}

/** A tug as broad as she is proud, sailing left, her water line at WATER; whoever steers looks out of the door. */
function tug(stage: NewsStage): Svg {
  const hull = smooth(
    [
      346,
      268,
      420,
      300,
      560,
      318,
      760,
      318,
      900,
      300,
      936,
      296,
      944,
      330,
      926,
      WATER + 30,
      420,
      WATER + 30,
      376,
      WATER - 20,
    ],
    false,
  );
  const tyres = [470, 570, 670, 770, 870]
    .map(
      (x, i) =>
        inked(circle(x, 350 - (i === 4 ? 4 : 0), 22), '#14121c', PEN) +
        inked(circle(x, 350 - (i === 4 ? 4 : 0), 10), '#c9452f', PEN),
    )
    .join('');
  const puffs = [
    [806, 62, 18],
    [840, 50, 24],
    [886, 45, 31],
    [946, 48, 37],
  ] as const;
  return [
    filled(puffs.map(([x, y, r]) => circle(x, y, r + 4)).join(''), '#14121c') +
      filled(puffs.map(([x, y, r]) => circle(x, y, r)).join(''), '#ffffff'),
    traced('M500 300V46', { ...PEN, line: 9 }),
    traced('M500 300V46', { ink: '#9a6044', line: 3 }),
    bunting(500, 54, 352, 262, 7),
    bunting(500, 54, 780, 112, 8),
    inked(poly(758, 300, 764, 92, 836, 92, 846, 300), '#ffd447', PEN),
    filled(poly(763, 130, 838, 130, 839, 160, 762, 160), '#14121c'),
    inked(poly(756, 92, 756, 78, 844, 78, 844, 92), '#14121c', PEN),
    inked(rect(700, 224, 176, 90), '#ffffff', PEN),
    inked(circle(816, 268, 17) + circle(852, 268, 12), '#9fd6dc', PEN),
    inked(rect(530, 132, 190, 184), '#ffffff', PEN),
    inked(poly(512, 132, 526, 104, 726, 104, 740, 132), '#2b8793', PEN),
    inked(rect(548, 152, 62, 58), '#9fd6dc', PEN),
    filled(poly(556, 202, 586, 160, 598, 160, 568, 202), '#ffffff'),
    stage.sheet.clip(rect(626, 104, 200, 212), [inked(rect(628, 152, 74, 164), '#16424c', PEN)]),
    inked(hull.concat('Z'), '#c9452f', PEN),
    filled(
      smooth([
        350, 274, 420, 306, 560, 324, 760, 324, 900, 306, 938, 302, 940, 316, 900, 322, 760, 340, 560, 340, 420, 322,
        358, 294,
      ]),
      '#ffd9ae',
    ),
    tyres,
  ].join('');
}

/** The harbour's new tug, dressed with flags, and those on the quay who found her name. */
export function drawTug(stage: NewsStage): Svg {
  const { sheet, rng, finish } = stage;
  const colours = {
    sky: '#ffd9ae',
    far: '#fff1dc',
    mid: '#2b8793',
    near: '#16424c',
    light: '#ffffff',
    dots: '#ffe9cf',
    accent: '#ff8f66',
    ink: '#14121c',
  };
  const gulls = [
    [150, 60, 1],
    [236, 96, 0.7],
    [1060, 90, 0.9],
  ]
    .map(([x, y, k]) => place(traced('M-30 -8Q-14 -22 0 0Q14 -22 30 -8', PEN), { x: x!, y: y! }, k))
    .join('');
  const bow = [
    [310, 396, 150],
    [300, 410, 210],
    [420, 408, 190],
    [640, 412, 260],
    [860, 408, 220],
    [960, 398, 130],
  ]
    .map(([x, y, w]) => lens(x!, y!, w!, 8, 4))
    .join('');
  return [
    drawSea(sheet, rng, { box: { x: 0, y: 0, width: 1200, height: 480 }, finish, palette: colours, horizon: 0.58 }),
    gulls,
    tug(stage),
    drawPerson(stage, castOf('salt-and-sextant', 1), {
      x: 664,
      y: 196,
      scale: 0.2,
      turn: -0.4,
      expression: 'happy',
      pose: 'wave',
    }),
    filled(bow, '#ffffff') + filled(lens(640, WATER + 22, 560, 7, 0), '#16424c', 0.6),
    inked(poly(-10, 448, 1210, 448, 1210, 500, -10, 500), '#c9c4ba', PEN),
    drawPerson(stage, castOf('ferry-at-six', 1), {
      x: 160,
      y: 272,
      scale: 0.52,
      turn: 0.6,
      expression: 'laugh',
      pose: 'wave',
    }),
    drawPerson(stage, castOf('lighthouse-homework', 0), {
      x: 1082,
      y: 272,
      scale: 0.52,
      turn: -0.6,
      expression: 'happy',
      pose: 'wave',
    }),
  ].join('');
}

import { circle, ellipse, filled, inked, lens, poly, rect, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { lyingBooks } from './lying-books';
import { castOf } from './cast-of';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';
import { openBook } from './open-book';
import { steam } from './steam';

const SILL = 404;

/** A wide window on a free morning: the sun over roofs and a church, curtains drawn aside. */
function morning({ sheet }: NewsStage): Svg {
  const pane = rect(150, 26, 900, SILL - 26);
  const roofs = poly(
    150,
    420,
    150,
    300,
    220,
    250,
    290,
    300,
    290,
    276,
    360,
    276,
    360,
    316,
    420,
    268,
    480,
    316,
    480,
    330,
    720,
    330,
    720,
    286,
    770,
    246,
    820,
    286,
    820,
    306,
    880,
    306,
    880,
    200,
    904,
    130,
    928,
    200,
    928,
    306,
    990,
    270,
    1050,
    300,
    1050,
    420,
  );
  const lit = [
    [200, 310],
    [240, 310],
    [316, 300],
    [400, 330],
    [756, 300],
    [896, 226],
    [980, 316],
  ]
    .map(([x, y]) => rect(x!, y!, 18, 24))
    .join('');
  const curtain = (side: 1 | -1) => {
    const at = (x: number) => 600 + side * x;
    return (
      inked(
        `M${at(470)} -10H${at(300)}Q${at(330)} 150 ${at(420)} 226Q${at(440)} 320 ${at(410)} 420H${at(620)}V-10Z`,
        '#7a5fb0',
        PEN,
      ) +
      traced(
        `M${at(360)} -10Q${at(390)} 150 ${at(452)} 226M${at(440)} -10Q${at(450)} 140 ${at(478)} 226M${at(520)} -10V420M${at(456)} 250Q${at(466)} 340 ${at(452)} 420`,
        { ...FINE, ink: '#4a3a78' },
      ) +
      inked(poly(at(408), 214, at(620), 232, at(620), 256, at(416), 240), '#ffd88a', PEN)
    );
  };
  return [
    sheet.clip(pane, [
      filled(rect(150, 0, 900, 420), '#ffd9ae'),
      filled(circle(600, 236, 190), '#ffe9b8') + filled(circle(600, 236, 128), '#fff6dc'),
      dotRamp({
        box: { x: 150, y: 0, width: 900, height: 260 },
        pitch: 17,
        colour: '#ffb98f',
        value: (_u, v) => 0.7 - 0.9 * v,
      }),
      filled(lens(330, 110, 190, 14, 6) + lens(880, 80, 220, 16, 6) + lens(830, 104, 120, 8, 4), '#ffffff'),
      inked(roofs, '#8a78c4', PEN),
      filled(lit, '#ffe9b8'),
    ]),
    traced(`M150 26H1050V${SILL}H150ZM600 26V${SILL}M150 170H1050`, { ink: '#14121c', line: 18 }) +
      traced(`M150 26H1050V${SILL}H150ZM600 26V${SILL}M150 170H1050`, { ink: '#fff7ea', line: 9 }),
    curtain(1),
    curtain(-1),
  ].join('');
}

/** Everything there is of a story, and a whole weekend: a reader between piles of books. */
export function drawFinished(stage: NewsStage): Svg {
  const { rng } = stage;
  return [
    filled(rect(0, 0, 1200, 480), '#4a3a78'),
    morning(stage),
    drawPerson(
      stage,
      castOf('moths-at-midnight', 0),
      { x: 600, y: 166, scale: 0.62, turn: 0.25, expression: 'happy', pose: 'hold' },
      openBook('#d8433b', '#ffd88a', { ...PEN, line: PEN.line / 0.62 }),
    ),
    inked(rect(-10, SILL, 1220, 90), '#fff7ea', PEN),
    inked(rect(-10, SILL + 48, 1220, 60), '#d9a562', PEN),
    filled(ellipse(356, SILL + 32, 130, 9) + ellipse(842, SILL + 32, 130, 9), '#14121c', 0.25),
    lyingBooks(rng, { x: 350, foot: SILL + 32, width: 204, thick: 38 }, [
      '#2a2148',
      '#d8433b',
      '#3f7f92',
      '#ffd88a',
      '#7a5fb0',
      '#fff7ea',
      '#e8763a',
    ]),
    lyingBooks(rng, { x: 838, foot: SILL + 32, width: 196, thick: 38 }, ['#3f7f92', '#ffd88a', '#2a2148']),
    traced('M864 286q28 -4 22 14q-6 14 -30 10', { ...PEN, line: 7 }) +
      inked('M796 282Q798 320 816 322H846Q864 320 866 282Z', '#d8433b', PEN) +
      inked(ellipse(831, 281, 35, 9), '#8f5636', PEN) +
      steam(831, 268, 56, '#ffffff'),
  ].join('');
}

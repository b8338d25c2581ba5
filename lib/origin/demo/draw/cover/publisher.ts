import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { letterTitle } from '../lettering/title';
import type { TitleStyle } from '../lettering/title-style';
import { drawBust } from '../people/bust';
import { circle, ellipse, filled, inked, lens, poly, rect, smooth, traced, type Pen } from '../places/shape';
import { rng } from '../rng';
import { Sheet } from '../sheet';
import { place, type Svg } from '../svg';
import { dissolvingPanel } from './panel';
import { drawQuote } from './quote';
import { drawStars } from './weather';

export type House = 'lampwick' | 'tidewrack';

export interface PublisherText {
  name: string;
  /** What the house says of itself, in the reader's language. */
  line: string;
}

const WIDTH = 1200;
const HEIGHT = 480;
const PEN: Pen = { ink: '#14121c', line: 6 };

const TITLE: TitleStyle = {
  face: 'slab',
  casing: 'as-is',
  align: 'left',
  fill: '#ffffff',
  at: 'top',
  dress: { kind: 'plain', fill: '#ffffff' },
  credit: { at: 'foot', fill: '#ffffff', band: '#14121c' },
  volume: { fill: '#ffffff', ink: '#14121c' },
};

interface Sign {
  panel: string;
  ink: string;
  face: TitleStyle['face'];
  scenery(): Svg;
}

/** A lamp in a tall house at night, all its windows lit. */
function lampwick(): Svg {
  const windows = Array.from({ length: 6 }, (_, i) =>
    Array.from(
      { length: 3 },
      (_row, j) =>
        inked(rect(640 + i * 92, 60 + j * 120, 54, 84), (i + j) % 4 ? '#ffd88a' : '#6a4a8a', PEN) +
        traced(`M${667 + i * 92} ${60 + j * 120}v84M${640 + i * 92} ${102 + j * 120}h54`, { ...PEN, line: 4 }),
    ).join(''),
  ).join('');
  return [
    filled(rect(0, 0, WIDTH, HEIGHT), '#2a2148'),
    drawStars(rng('publisher/lampwick'), { x: 480, y: 0, width: 720, height: 200 }, '#ffe9b8', 34),
    inked(poly(600, 40, 880, -60, 1190, 40, 1190, 500, 600, 500), '#4a3a78', PEN),
    windows,
    inked(rect(546, 150, 14, 340), '#14121c', PEN),
    filled(circle(553, 130, 92), '#ffd88a', 0.25),
    inked(poly(524, 96, 582, 96, 594, 168, 512, 168), '#ffd88a', PEN),
    inked(poly(516, 96, 553, 60, 590, 96), '#14121c', PEN),
  ].join('');
}

/** A press that the sea left on the beach, sheets in the wind. */
function tidewrack(): Svg {
  const sheets = [
    [560, 120, -14],
    [700, 60, 10],
    [880, 110, -8],
    [1080, 70, 16],
  ]
    .map(([x, y, turn]) =>
      place(
        inked(poly(-30, -40, 30, -40, 30, 40, -30, 40), '#ffffff', PEN) +
          traced('M-18 -20H18M-18 -4H18M-18 12H8', { ...PEN, line: 4 }),
        { x: x!, y: y! },
        0.8,
        turn,
      ),
    )
    .join('');
  return [
    filled(rect(0, 0, WIDTH, HEIGHT), '#ffd9ae'),
    filled(circle(760, 190, 110), '#ff8f66'),
    filled(rect(0, 214, WIDTH, 300), '#2b8793'),
    filled(
      Array.from({ length: 26 }, (_, i) => lens(480 + ((i * 137) % 720), 226 + i * 6, 40 + i * 3, 3, 2)).join(''),
      '#ffffff',
      0.8,
    ),
    inked(smooth([420, 392, 640, 350, 900, 372, 1260, 330, 1260, 560, 420, 560]), '#f3dfae', PEN),
    inked(rect(590, 236, 26, 180) + rect(736, 236, 26, 180), '#7a4a34', PEN) +
      inked(rect(574, 214, 204, 34), '#9a6044', PEN) +
      inked(rect(662, 240, 28, 84), '#14121c', PEN) +
      inked(rect(616, 318, 120, 26), '#c9c4ba', PEN) +
      inked(rect(560, 388, 232, 36), '#7a4a34', PEN) +
      traced('M676 262L560 206', { ...PEN, line: 12 }) +
      filled(ellipse(676, 446, 130, 12), '#d9bf86'),
    sheets,
  ].join('');
}

const SIGNS: Record<House, Sign> = {
  lampwick: { panel: '#1c1633', ink: '#ffd88a', face: 'slab', scenery: lampwick },
  tidewrack: { panel: '#f7f1e4', ink: '#16424c', face: 'wide', scenery: tidewrack },
};

const SEATS = [
  { x: 905, scale: 0.62, turn: -0.35 },
  { x: 1085, scale: 0.66, turn: -0.45 },
  { x: 745, scale: 0.58, turn: 0.4 },
] as const;
const FACES = ['happy', 'smile', 'determined'] as const;

/** The banner of a publisher: its name and what it says of itself, its place, and leads of three of its series. 1200 x 480. */
export function drawPublisher(house: House, looks: readonly SeriesLook[], { name, line }: PublisherText): Drawing {
  const sheet = new Sheet();
  const { panel, ink, face, scenery } = SIGNS[house];
  const people = looks.slice(0, SEATS.length).map((look, i) => {
    const { x, scale, turn } = SEATS[i]!;
    const view = {
      turn,
      expression: FACES[i]!,
      finish: { medium: 'colour', line: 5.5, ink: PEN.ink, paper: '#ffffff', spot: look.palette.accent },
      scale,
    } as const;
    const bust = drawBust(sheet, look.cast[0], view);
    return place(
      bust.svg,
      { x, y: HEIGHT - 40 - bust.core!.y * scale - bust.core!.height * scale - 70 * scale },
      scale,
    );
  });
  const title = letterTitle(name, { ...TITLE, face, fill: ink }, { x: 90, y: 84, width: 360, height: 210 }, 'top', 0.7);
  return {
    width: WIDTH,
    height: HEIGHT,
    svg: sheet.document(WIDTH, HEIGHT, [
      // What it is known by stands clear of the letters.
      place(scenery(), { x: 76, y: 0 }),
      ...people.reverse(),
      dissolvingPanel({ x: 0, y: 0, width: 480, height: HEIGHT }, panel, 120, 18),
      title.svg,
      drawQuote(line, { x: 90, y: title.box.y + title.box.height + 28 }, 28, 370, ink).svg,
    ]),
  };
}

import type { Box, Point } from '../geometry';
import { el, n, path, type Attributes, type Svg } from '../svg';
import { captionShape, depth, sayShape, shoutShape, THOUGHT_RIM, thoughtShape, type Oval } from './balloon-shape';
import type { FittedText } from './fit-text';
import type { Speech } from './speech';
import { tailShape, thoughtTrail } from './tail';
import { drawLines, inkCorners } from './text-lines';

/** Words with a place on the page. */
export interface Balloon {
  kind: Speech['kind'];
  text: FittedText;
  oval: Oval;
  /** Where its tail points; captions have none. */
  tip?: Point;
  panel: number;
}

/** Colours of balloons and captions. */
export interface LetterInk {
  ink: string;
  paper: string;
  /** Captions in white on black. */
  inverted: boolean;
}

/** How far the line around a balloon reaches out, in px. */
export const LINE = 5;
/** How far a star's points reach beyond its body. */
const SPIKE = 1.26;

const PADDING: Record<Speech['kind'], readonly [number, number]> = {
  caption: [0.62, 0.36],
  shout: [0.86, 0.8],
  say: [0.66, 0.6],
  off: [0.66, 0.6],
  think: [0.66, 0.6],
};
/** How much of its oval a body surely fills: the scallops of a thought leave some out. */
export const FILLED: Record<Speech['kind'], number> = { caption: 1, shout: 1, say: 1, off: 1, think: THOUGHT_RIM };
/** Paper around every letter, in em. */
const AIR = 0.12;

/** Half the room that text needs in a balloon of a kind: padding, and more where letters would reach the rim. */
export function ovalOf(kind: Speech['kind'], text: FittedText, middle: Point): Oval {
  const [padX, padY] = PADDING[kind];
  const air = AIR * text.size;
  const [rx, ry] = [text.width / 2 + padX * text.size, text.height / 2 + padY * text.size];
  const corners = inkCorners(text, alignOf(kind)).map(({ x, y }) => ({ x: Math.abs(x) + air, y: Math.abs(y) + air }));
  if (kind === 'caption')
    return { middle, rx: Math.max(rx, ...corners.map(({ x }) => x)), ry: Math.max(ry, ...corners.map(({ y }) => y)) };
  const grow = Math.max(
    1,
    ...corners.map((corner) => depth({ middle: { x: 0, y: 0 }, rx, ry }, corner) / FILLED[kind]),
  );
  return { middle, rx: rx * grow, ry: ry * grow };
}

/** Captions begin at the left; whatever is spoken is centred. */
function alignOf(kind: Speech['kind']): 'start' | 'middle' {
  return kind === 'caption' ? 'start' : 'middle';
}

/** All that a balloon covers, its tail left out. */
export function balloonBox({ kind, oval }: Pick<Balloon, 'kind' | 'oval'>): Box {
  const grow = kind === 'shout' ? SPIKE : 1;
  const { middle, rx, ry } = oval;
  return { x: middle.x - rx * grow, y: middle.y - ry * grow, width: 2 * rx * grow, height: 2 * ry * grow };
}

/** Ink first and larger, then paper: body and tail become one shape without any seam. */
function merged(shapes: readonly string[], ink: LetterInk): Svg {
  const pass = (attrs: Attributes) => shapes.map((d) => path(d, attrs)).join('');
  return (
    pass({ fill: ink.ink, stroke: ink.ink, 'stroke-width': 2 * LINE, 'stroke-linejoin': 'round' }) +
    pass({ fill: ink.paper })
  );
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

type Drawer = (balloon: Balloon, ink: LetterInk) => Svg;

const drawSaid: Drawer = ({ oval, tip }, ink) => merged([sayShape(oval), ...(tip ? [tailShape(oval, tip)] : [])], ink);

const BODIES: Record<Speech['kind'], Drawer> = {
  say: drawSaid,
  off: drawSaid,
  shout: ({ oval, tip, text }, ink) =>
    merged([shoutShape(oval, text.lines.join(' ')), ...(tip ? [tailShape(oval, tip)] : [])], ink),
  think: ({ oval, tip }, ink) =>
    merged([thoughtShape(oval), ...(tip ? thoughtTrail(oval, tip).map(({ x, y, r }) => circle(x, y, r)) : [])], ink),
  caption: (balloon, { ink, paper, inverted }) => {
    const d = captionShape(balloonBox(balloon));
    return path(d, { fill: inverted ? ink : paper, stroke: inverted ? paper : ink, 'stroke-width': 4 });
  },
};

export function drawBalloon(balloon: Balloon, ink: LetterInk): Svg {
  const caption = balloon.kind === 'caption';
  const colour = caption && ink.inverted ? ink.paper : ink.ink;
  return el(
    'g',
    {},
    BODIES[balloon.kind](balloon, ink) + drawLines(balloon.text, balloon.oval.middle, colour, alignOf(balloon.kind)),
  );
}

import type { Character } from '../../people/character';
import { circle, ellipse, filled, inked, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { drawPerson } from './draw-person';
import { FINE, PEN, type NewsStage } from './news-stage';
import { standingBook } from './standing-book';

const TABLE = 396;

/** Nobody knows who drew her on page 88. */
const CAT: Character = {
  id: 'lampwick-cat',
  name: '',
  build: 'adult',
  skin: '#8f93a8',
  hair: { style: 'short', colour: '#8f93a8', tone: 'mid' },
  eyes: { kind: 'round', colour: '#e8a93c' },
  clothes: { kind: 'tee', colour: '#8f93a8', trim: '#ffd88a', tone: 'mid' },
  cat: { coat: 'tabby', second: '#5d617a' },
};

/** The binder's press, a wheel over two plates, with books in it. */
function press(x: number, foot: number): Svg {
  const iron = '#2a2148';
  return [
    inked(rect(x - 96, foot - 300, 22, 300) + rect(x + 74, foot - 300, 22, 300), iron, PEN),
    inked(rect(x - 112, foot - 322, 224, 34), iron, PEN),
    inked(rect(x - 9, foot - 358, 18, 186), '#c9c4ba', PEN),
    traced(Array.from({ length: 7 }, (_, i) => `M${x - 9} ${foot - 280 + i * 15}l18 -8`).join(''), FINE),
    inked(ellipse(x, foot - 358, 84, 17), '#d8433b', PEN),
    inked(ellipse(x, foot - 360, 20, 6), iron, FINE),
    inked(rect(x - 70, foot - 178, 140, 26), iron, PEN),
    ...['#d8433b', '#ffd88a', '#3f7f92', '#fff7ea', '#7a5fb0'].map(
      (fill, i) =>
        inked(rect(x - 62 + (i % 2) * 4, foot - 54 - i * 24, 120, 24), fill, PEN) +
        filled(rect(x - 62 + (i % 2) * 4 + 10, foot - 54 - i * 24 + 3, 8, 18), '#14121c', 0.3),
    ),
    inked(rect(x - 110, foot - 30, 220, 30), iron, PEN),
  ].join('');
}

/** Brown paper, open, with the string that was round it. */
function wrapping(x: number, y: number): Svg {
  const paper = [
    -330, 4, -250, -22, -120, -8, 30, -24, 190, -10, 330, -20, 372, 8, 300, 34, 120, 26, -40, 42, -210, 28, -300, 36,
  ];
  return (
    inked(smooth(paper.map((value, i) => value + (i % 2 ? y : x))), '#d9a562', PEN) +
    traced(
      `M${x - 280} ${y + 6}L${x - 214} ${y + 24}M${x - 40} ${y + 34}L${x - 76} ${y + 12}M${x + 250} ${y - 6}L${x + 306} ${y + 24}`,
      { ...FINE, ink: '#8f5636' },
    ) +
    traced(`M${x - 300} ${y + 14}q40 22 90 4t70 14q34 10 40 -6t-26 -10q-22 6 -4 22`, { ink: '#fff7ea', line: 4 })
  );
}

/** Three volumes back in print, just unwrapped, the press behind them, and a cat. */
export function drawBinder(stage: NewsStage): Svg {
  const shine = { x: 600, y: 200 };
  return [
    filled(rect(0, 0, 1200, 480), '#ffd88a'),
    filled(circle(shine.x, shine.y, 330), '#ffe9b8'),
    dotRamp({
      box: { x: 0, y: 0, width: 1200, height: 400 },
      pitch: 17,
      colour: '#f0b45c',
      value: (u, v) => Math.hypot((u - 0.5) * 1.7, (v - 0.5) * 1.1) - 0.42,
    }),
    press(180, TABLE),
    inked(rect(-10, TABLE, 1220, 100), '#5a468c', PEN),
    filled(ellipse(610, TABLE + 30, 430, 20), '#14121c', 0.3),
    wrapping(590, TABLE + 26),
    standingBook(stage, 'moss-and-mortar', { x: 318, foot: TABLE + 14, height: 300 }),
    standingBook(stage, 'song-of-the-dead-ship', { x: 766, foot: TABLE + 14, height: 300 }),
    standingBook(stage, 'hotel-lantern', { x: 528, foot: TABLE + 34, height: 346 }),
    filled(ellipse(1098, TABLE + 42, 96, 12), '#14121c', 0.3),
    drawPerson(stage, CAT, { x: 1096, y: 246, scale: 0.48, turn: -0.5, expression: 'smile', pose: 'down' }),
    inked(rect(-10, 462, 1220, 40), '#2a2148', PEN),
  ].join('');
}

import type { SeriesLook } from '../../looks/series-look';
import type { Drawing } from '../drawing';
import { scriptOf } from '../lettering/display-face';
import { letterTitle } from '../lettering/title';
import { drawBust } from '../people/bust';
import { mix } from '../people/paint';
import { circle, ellipse, filled, inked, poly, rect } from '../places/shape';
import { Sheet } from '../sheet';
import { place, type Svg } from '../svg';
import { rays } from '../texture/rays';
import { legible } from './contrast';
import { COVER_IDEAS } from './cover-ideas';
import { drawFlag } from './flag';
import { drawQuote } from './quote';
import { stageFor } from './stage-for';

/** Poster: a picture that carries all the words. Invitation: stands above words. Reward: invites to a film, for which there is a chapter. */
export type PopupPurpose = 'poster' | 'invitation' | 'reward';

export interface PopupText {
  purpose: PopupPurpose;
  /** The name in the language of the edition. */
  name: string;
  /** What is offered, in a few words. */
  call: string;
  quote?: string;
}

export const POPUP_SIZES = {
  poster: { width: 1000, height: 1000 },
  invitation: { width: 1000, height: 560 },
  reward: { width: 1000, height: 640 },
} as const;

type Draw = (sheet: Sheet, look: SeriesLook, text: PopupText) => Svg[];

/** The art of the series above a foot of plain colour with its name, a line from it and what is offered. */
const poster: Draw = (sheet, look, { name, call, quote }) => {
  const { width, height } = POPUP_SIZES.poster;
  const { palette, title } = look;
  const split = 600;
  const ground = palette.ink;
  const light = legible(ground, [palette.light, '#ffffff'], 7);
  const stage = stageFor(sheet, look, {
    width,
    height: split + 90,
    unit: 0.8,
    focus: { x: 120, y: 24, width: width - 240, height: split - 40 },
  });
  // Marks above Thai letters stand higher than any capital.
  const marks = scriptOf(name) === 'thai' ? 40 : 0;
  const lettered = letterTitle(
    name,
    {
      ...title,
      align: 'left',
      turn: 0,
      skew: undefined,
      fill: light,
      second: undefined,
      edge: undefined,
      shadow: undefined,
    },
    { x: 60, y: split + 48 + marks, width: 560, height: 210 - marks },
    'top',
    0.7,
  );
  const line = quote ? drawQuote(quote, { x: 0, y: 0 }, 30, 540, light) : undefined;
  const flag = legible(ground, [palette.accent, palette.light], 2.5);
  return [
    COVER_IDEAS[look.cover](stage),
    filled(poly(0, split + 30, width, split - 40, width, height, 0, height), ground),
    filled(poly(0, split + 18, width, split - 52, width, split - 40, 0, split + 30), palette.accent),
    lettered.svg,
    line ? drawQuote(quote!, { x: 60, y: height - 44 - line.height }, 30, 540, light).svg : '',
    drawFlag(
      call,
      { x: 650, y: height - 136 },
      78,
      { fill: flag, ink: legible(flag, ['#ffffff', palette.ink], 4.5) },
      300,
    ),
  ];
};

const GREETINGS = [
  { expression: 'happy', pose: 'wave', turn: 0.35 },
  { expression: 'smile', pose: 'down', turn: -0.4 },
  { expression: 'smug', pose: 'cross', turn: 0.3 },
] as const;

/** The cast side by side, as if they had just opened the door. */
const invitation: Draw = (sheet, look) => {
  const { width, height } = POPUP_SIZES.invitation;
  const { palette } = look;
  const finish = { medium: 'colour', line: 6, ink: palette.ink, paper: '#ffffff', spot: palette.accent } as const;
  const people = look.cast.slice(0, 3);
  // The lead stands in front, in the middle.
  const seats = [
    { x: 0.5, scale: 0.98 },
    { x: 0.19, scale: 0.82 },
    { x: 0.81, scale: 0.82 },
  ];
  const busts = people.map((who, i) => {
    const { expression, pose, turn } = GREETINGS[i]!;
    const { x, scale } = seats[i]!;
    const bust = drawBust(sheet, who, { turn, expression, pose, finish, scale });
    const chin = height * (i ? 0.66 : 0.68);
    const top = Math.min(1, (chin - 14) / ((128 - bust.face!.y) * scale));
    return place(
      drawBust(sheet, who, { turn, expression, pose, finish, scale: scale * top }).svg,
      { x: width * x, y: chin - 128 * scale * top },
      scale * top,
    );
  });
  const ground = { x: 0, y: 0, width, height };
  return [
    filled(rect(0, 0, width, height), palette.ground),
    rays(ground, { x: width / 2, y: height * 0.72 }, mix(palette.ground, palette.light, 0.5), 14, 0.1),
    filled(circle(width / 2, height * 0.62, height * 0.5), mix(palette.ground, palette.second, 0.55)),
    ...busts.reverse(),
    filled(poly(0, height - 26, width, height - 54, width, height, 0, height), palette.accent),
  ];
};

/** A dark house, the art of the series on its screen, heads before it. */
const reward: Draw = (sheet, look, { call }) => {
  const { width, height } = POPUP_SIZES.reward;
  const { palette } = look;
  const screen = { x: 130, y: 52, width: 740, height: 400 };
  const inside = rect(screen.x, screen.y, screen.width, screen.height);
  const stage = stageFor(sheet, look, {
    width: screen.width,
    height: screen.height,
    unit: 0.6,
    focus: { x: 150, y: 12, width: 440, height: 376 },
  });
  const [dark, black] = ['#1b1a22', '#0d0c12'];
  const heads = Array.from({ length: 6 }, (_, i) => {
    const x = 60 + i * 176;
    return circle(x, 596 - (i % 2) * 16, 50) + ellipse(x, 690 - (i % 2) * 16, 92, 62);
  }).join('');
  const curtain = (from: number, to: number) =>
    Array.from({ length: 4 }, (_, i) => {
      const [a, b] = [from + ((to - from) * i) / 4, from + ((to - from) * (i + 1)) / 4];
      return inked(
        `M${a} -9H${b}V470Q${(a + b) / 2} 500 ${a} 470Z`,
        i % 2 ? palette.accent : mix(palette.accent, black, 0.35),
        { ink: black, line: 4 },
      );
    }).join('');
  return [
    filled(rect(0, 0, width, height), dark),
    sheet.clip(inside, place(COVER_IDEAS[look.cover](stage), { x: screen.x, y: screen.y })),
    inked(inside, 'none', { ink: '#f4f1ea', line: 8 }),
    filled(
      poly(
        screen.x,
        screen.y + screen.height,
        screen.x + screen.width,
        screen.y + screen.height,
        width,
        height,
        0,
        height,
      ),
      '#f4f1ea',
      0.1,
    ),
    curtain(0, 120),
    curtain(880, 1000),
    filled(heads, black),
    drawFlag(
      call,
      { x: 210, y: 436 },
      66,
      { fill: palette.accent, ink: legible(palette.accent, ['#ffffff', palette.ink], 4.5) },
      580,
    ),
  ];
};

const DRAWERS: Record<PopupPurpose, Draw> = { poster, invitation, reward };

/** The picture of a popup about a series. */
export function drawPopup(look: SeriesLook, text: PopupText): Drawing {
  const sheet = new Sheet();
  const size = POPUP_SIZES[text.purpose];
  return { ...size, svg: sheet.document(size.width, size.height, DRAWERS[text.purpose](sheet, look, text)) };
}

import type { ChapterSpec } from '../../story/chapter-spec';
import { lookOf } from '../../looks/all-looks';
import type { Drawing } from '../drawing';
import { drawStrikingPanel } from '../page/thumbnail';
import { drawBust } from '../people/bust';
import type { Character } from '../people/character';
import type { Finish } from '../people/finish';
import { circle, filled, inked, rect } from '../places/shape';
import { Sheet } from '../sheet';
import { place, type Svg } from '../svg';
import { rays } from '../texture/rays';

export const APP_ART = { width: 480, height: 360 } as const;

const INK = '#131316';
const FINISH: Finish = { medium: 'colour', line: 5, ink: INK, paper: '#ffffff', spot: '#e5322d' };
const PHONE = { width: 168, height: 300, corner: 22 } as const;
const PANEL = { x: 16, width: 136, height: 86, step: 94 } as const;

/** What is being read: a panel each of three worlds that differ in colour. */
const READ: readonly ChapterSpec[] = [
  { seriesSlug: 'umbrella-weather', chapter: 3, direction: 'rtl', form: 'pages' },
  { seriesSlug: 'ghost-tram-line-9', chapter: 3, direction: 'rtl', form: 'pages' },
  { seriesSlug: 'nine-lives-bakery', chapter: 1, direction: 'rtl', form: 'pages' },
];

function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

function phone(sheet: Sheet): Svg {
  const { width, height, corner } = PHONE;
  const glass = rounded(10, 14, width - 20, height - 28, 10);
  const frame = rect(0, 0, 480, (480 * PANEL.height) / PANEL.width);
  const panels = READ.map((spec, i) => {
    const at = { x: PANEL.x, y: 12 + i * PANEL.step };
    return (
      place(sheet.clip(frame, drawStrikingPanel(sheet, spec)), at, PANEL.width / 480) +
      inked(rect(at.x, at.y, PANEL.width, PANEL.height), 'none', { ink: INK, line: 3 })
    );
  });
  return (
    inked(rounded(0, 0, width, height, corner), INK, { ink: INK, line: 4 }) +
    filled(glass, '#ffffff') +
    sheet.clip(glass, panels) +
    filled(circle(width / 2, 7.5, 2.6), '#55524d')
  );
}

function bust(
  sheet: Sheet,
  who: Character,
  view: Parameters<typeof drawBust>[2],
  at: { x: number; y: number },
  lean: number,
): Svg {
  return place(drawBust(sheet, who, view).svg, at, view.scale, lean);
}

/** What the app is advertised with: a phone with pages on it, one reader behind it and one who points. No words, so it serves every language. */
export function drawAppArt(): Drawing {
  const { width, height } = APP_ART;
  const sheet = new Sheet();
  const [cat] = lookOf('duke-is-not-a-cat').cast;
  const [girl] = lookOf('ghost-tram-line-9').cast;
  const ground = { x: 0, y: 0, width, height };
  const drawing = [
    filled(rect(0, 0, width, height), '#ffd447'),
    rays(ground, { x: width / 2, y: height * 0.52 }, '#ffc21f', 16, 0.1),
    filled(circle(width / 2, height * 0.5, 152), '#e5322d'),
    bust(
      sheet,
      cat,
      { turn: -0.5, expression: 'smug', pose: 'down', finish: FINISH, scale: 0.56 },
      { x: 92, y: 214 },
      -6,
    ),
    place(phone(sheet), { x: 166, y: 22 }, 1.05, 6),
    bust(
      sheet,
      girl,
      { turn: -0.5, expression: 'happy', pose: 'point', finish: FINISH, scale: 0.6 },
      { x: 392, y: 196 },
      4,
    ),
  ];
  return { width, height, svg: sheet.document(width, height, drawing) };
}

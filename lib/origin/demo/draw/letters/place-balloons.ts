import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Box, Point } from '../geometry';
import { area, bounds, centre, crosses, inside, overlap } from '../bounds';
import { balloonBox, ovalOf, type Balloon } from './balloon';
import { dialogueType } from './dialogue-type';
import { fitText, type FittedText } from './fit-text';
import type { SilentPanel, Speaker, Speech } from './speech';
import { splitWords } from './split-words';
import { tailTip } from './tail';

export interface LetterPage {
  width: number;
  height: number;
  language: LanguageCode;
  direction: 'rtl' | 'ltr';
  /** Size of dialogue in px. */
  size: number;
  /** Where a page is folded or cut: nothing is written here. */
  fold?: Box;
}

const ASPECTS = [0.7, 0.95, 1.25, 1.6, 2.1] as const;
const CAPTION_ASPECTS = [1.8, 2.6, 4] as const;
const SHRINKS = [1, 0.92, 0.84, 0.76] as const;
const GRID = 9;
const TRIM = 26;
const CAPTION_TRIM = 40;
const SHOUT = 1.18;
/** Above this a face is covered or words leave the panel: try smaller letters first. */
const BEARABLE = 34;

interface Candidate {
  balloon: Balloon;
  cost: number;
}

/** Everything that a balloon's place is judged by. */
interface Ground {
  page: LetterPage;
  panel: SilentPanel;
  room: Box;
  placed: readonly Balloon[];
  /** The balloon before it in the same panel. */
  before?: Balloon;
  speaker?: Speaker;
}

function tipOf(kind: Speech['kind'], oval: Balloon['oval'], { speaker, room }: Ground): Point | undefined {
  if (kind === 'caption') return undefined;
  if (speaker) return tailTip(oval, speaker.mouth, speaker.face);
  // A voice from outside: the tail ends at the nearest side of the panel, or is left out where there is no room for one.
  const toLeft = oval.middle.x - oval.rx - room.x;
  const toRight = room.x + room.width - oval.middle.x - oval.rx;
  const gap = Math.min(toLeft, toRight);
  if (gap < 26 || gap > 150) return undefined;
  return { x: oval.middle.x + (toLeft < toRight ? -1 : 1) * (oval.rx + gap - 6), y: oval.middle.y + oval.ry * 0.6 };
}

function peopleCost(box: Box, balloon: Balloon, { panel, speaker }: Ground): number {
  let cost = panel.thing ? 70 * (overlap(box, panel.thing) / area(box)) : 0;
  for (const person of panel.people) {
    const covered = person.core ? overlap(box, person.core) / area(person.core) : 0;
    cost += 90 * (overlap(box, person.face) / area(person.face)) + 240 * covered + (covered > 0 ? 50 : 0);
    cost += 5 * (overlap(box, person.box) / area(box));
    if (person !== speaker && balloon.tip && crosses(balloon.oval.middle, balloon.tip, person.core ?? person.face)) cost += 45;
  }
  return cost;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function mouthCost({ oval }: Balloon, { panel, speaker, room }: Ground): number {
  if (!speaker) return 0;
  const own = distance(oval.middle, speaker.mouth);
  const nearer = panel.people.some((other) => other !== speaker && distance(oval.middle, other.mouth) < own);
  return (9 * own) / Math.hypot(room.width, room.height) + (nearer ? 12 : 0);
}

function orderCost({ oval }: Balloon, { before, page, room, panel }: Ground): number {
  const lead = page.direction === 'rtl' ? -1 : 1;
  const u = ((oval.middle.x - centre(room).x) / room.width) * lead;
  if (!before) return panel.speeches.length > 1 ? 14 * u : 2 * u;
  const below = oval.middle.y - before.oval.middle.y;
  const after = (oval.middle.x - before.oval.middle.x) * lead;
  if (below < -0.35 * before.oval.ry) return 60;
  return after < 0 && below < 0.6 * before.oval.ry ? 30 : 0;
}

function costOf(balloon: Balloon, ground: Ground): number {
  const { panel, page, placed, room } = ground;
  const box = balloonBox(balloon);
  const { middle, rx, ry } = balloon.oval;
  const reach = balloon.kind === 'caption' ? 1 : 0.84;
  const corners = [-1, 1].flatMap((i) => [-1, 1].map((j) => ({ x: middle.x + i * reach * rx, y: middle.y + j * reach * ry })));
  let cost = peopleCost(box, balloon, ground) + mouthCost(balloon, ground) + orderCost(balloon, ground);
  for (const other of placed) {
    const shared = overlap(box, balloonBox(other));
    if (shared > 0) cost += 60 + 120 * (shared / Math.min(area(box), area(balloonBox(other))));
  }
  const allowance = panel.headroom ?? 0;
  for (const corner of corners) {
    const over = room.y - corner.y;
    if (!inside(panel.quad, corner) && !(over > 0 && over < allowance)) cost += 22;
  }
  if (page.fold && overlap(box, page.fold) > 0) cost += 150;
  return cost + (6 * (middle.y - room.y)) / room.height;
}

function candidates(kind: Speech['kind'], text: FittedText, index: number, ground: Ground): Candidate[] {
  const { room, page, panel } = ground;
  const found: Candidate[] = [];
  const trim = kind === 'caption' ? CAPTION_TRIM : TRIM;
  const { rx, ry } = ovalOf(kind, text, { x: 0, y: 0 });
  const grow = kind === 'shout' ? 1.2 : 1;
  const sink = kind === 'caption' ? 1.1 : 0.8;
  const between = (low: number, high: number, t: number) => (low > high ? (low + high) / 2 : low + (high - low) * t);
  const clamp = (v: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, v)));
  for (let i = 0; i < GRID; i++) {
    for (let j = 0; j < GRID; j++) {
      const x = between(room.x + rx * sink, room.x + room.width - rx * sink, i / (GRID - 1));
      const y = between(room.y - (panel.headroom ?? 0) + ry * sink, room.y + room.height - ry * sink, j / (GRID - 1));
      const middle = { x: clamp(x, trim + rx * grow, page.width - trim - rx * grow), y: clamp(y, trim + ry * grow, page.height - trim - ry * grow) };
      const oval = { middle, rx, ry };
      const balloon: Balloon = { kind, text, oval, panel: index, tip: tipOf(kind, oval, ground) };
      found.push({ balloon, cost: costOf(balloon, ground) });
    }
  }
  return found;
}

function best(speech: Speech, index: number, ground: Ground): Balloon {
  const { page, room } = ground;
  const { kind } = speech;
  const type = dialogueType(page.language, kind === 'shout');
  const words = splitWords(speech.text, page.language);
  const caption = kind === 'caption';
  let least: Candidate | undefined;
  SHRINKS.forEach((shrink, step) => {
    if (least && least.cost < BEARABLE) return;
    const style = { ...type, size: page.size * shrink * (kind === 'shout' ? SHOUT : 1) };
    for (const aspect of caption ? CAPTION_ASPECTS : ASPECTS) {
      const text = fitText(words, style, aspect, caption);
      if (text.width > room.width * 1.05 && aspect > 0.8) continue;
      // Balloons a little wider than high are the easiest to read.
      const taste = caption ? 0 : 9 * Math.abs(Math.log((text.width + style.size) / (text.height + style.size) / 1.35));
      for (const { balloon, cost } of candidates(kind, text, index, ground)) {
        const total = cost + taste + 8 * step;
        if (!least || total < least.cost) least = { balloon, cost: total };
      }
    }
  });
  return least!.balloon;
}

/** Gives every speech of a page its place: clear of faces, in reading order, near whoever speaks. */
export function placeBalloons(panels: readonly SilentPanel[], page: LetterPage): Balloon[] {
  const placed: Balloon[] = [];
  panels.forEach((panel, index) => {
    const all = bounds(panel.quad);
    const room = {
      x: Math.max(0, all.x),
      y: Math.max(0, all.y),
      width: Math.min(page.width, all.x + all.width) - Math.max(0, all.x),
      height: Math.min(page.height, all.y + all.height) - Math.max(0, all.y),
    };
    let before: Balloon | undefined;
    for (const speech of panel.speeches) {
      const speaker = speech.by === undefined ? undefined : panel.people[speech.by];
      before = best(speech, index, { page, panel, room, placed, before, speaker });
      placed.push(before);
    }
  });
  return placed;
}

import type { Box, Point } from '../geometry';
import { ovalOf, type Balloon } from './balloon';
import { balloonCost, type BalloonView } from './balloon-cost';
import { balloonFaults, placed, type LetterGround, type Placed } from './balloon-faults';
import { dialogueType } from './dialogue-type';
import { fitText, type FittedText } from './fit-text';
import { CAPTION_TRIM, EDGE, SHOUT, SMALLEST, TRIM } from './letter-page';
import { roomOf } from './panel-room';
import type { Speech } from './speech';
import { splitWords } from './split-words';
import { shortTip, tailTip } from './tail';

const ASPECTS = [0.7, 0.95, 1.25, 1.6, 2.1] as const;
const CAPTION_ASPECTS = [1.8, 2.6, 4] as const;
const SHRINKS = [1, 0.92, SMALLEST] as const;
const GRID = 9;
/** Above this a balloon is where nobody wants it: smaller letters are tried too. */
const BEARABLE = 34;
/** How many places of one balloon are tried for the sake of those after it. */
const WAYS = 6;
/** How little a tail is liked that stops short of whoever speaks. */
const SHORT_TAIL = 10;
/** How many of the most liked places are looked at once there is a good one, for one size of letters. */
const LOOKS = 240;

interface Candidate {
  balloon: Balloon;
  cost: number;
}

interface Way extends Candidate {
  placed: Placed;
  faults: number;
}

function tipOf(kind: Speech['kind'], oval: Balloon['oval'], { speaker, room }: BalloonView): Point | undefined {
  if (kind === 'caption') return undefined;
  if (speaker) return tailTip(oval, speaker.mouth, speaker.face);
  // A voice from outside: the tail ends at the nearest side of the panel, or is left out where there is no room for one.
  const toLeft = oval.middle.x - oval.rx - room.x;
  const toRight = room.x + room.width - oval.middle.x - oval.rx;
  const gap = Math.min(toLeft, toRight);
  if (gap < 26 || gap > 150) return undefined;
  return { x: oval.middle.x + (toLeft < toRight ? -1 : 1) * (oval.rx + gap - 6), y: oval.middle.y + oval.ry * 0.6 };
}

function between(low: number, high: number, t: number): number {
  return low > high ? (low + high) / 2 : low + (high - low) * t;
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** The farthest that the points of a star reach, as a share of its oval. */
const STAR = 1.34;

function candidates(kind: Speech['kind'], text: FittedText, index: number, view: BalloonView): Candidate[] {
  const { room, page, panel } = view;
  const { rx, ry } = ovalOf(kind, text, { x: 0, y: 0 });
  const trim = kind === 'caption' ? CAPTION_TRIM : TRIM;
  const keep = (half: number) => Math.max(trim + half, kind === 'shout' ? EDGE + 6 + half * STAR : 0);
  const sink = kind === 'caption' ? 1.1 : 0.8;
  const steps = Array.from({ length: GRID }, (_, i) => i / (GRID - 1));
  return steps.flatMap((u) =>
    steps.map((v): Candidate => {
      const x = between(room.x + rx * sink, room.x + room.width - rx * sink, u);
      const y = between(room.y - (panel.headroom ?? 0) + ry * sink, room.y + room.height - ry * sink, v);
      const middle = { x: clamp(x, keep(rx), page.width - keep(rx)), y: clamp(y, keep(ry), page.height - keep(ry)) };
      const oval = { middle, rx, ry };
      const balloon: Balloon = { kind, text, oval, panel: index, tip: tipOf(kind, oval, view) };
      return { balloon, cost: balloonCost(balloon, view) };
    }),
  );
}

/** All places for a speech at one size of its letters, the most liked first. */
function ranked(speech: Speech, index: number, view: BalloonView, shrink: number): Candidate[] {
  const { page, room } = view;
  const { kind } = speech;
  const caption = kind === 'caption';
  const words = splitWords(speech.text, page.language);
  const style = {
    ...dialogueType(page.language, kind === 'shout'),
    size: page.size * shrink * (kind === 'shout' ? SHOUT : 1),
  };
  const texts = (caption ? CAPTION_ASPECTS : ASPECTS).map((aspect) => ({
    aspect,
    text: fitText(words, style, aspect, caption),
  }));
  const fitting = texts.filter(({ aspect, text }) => text.width <= room.width * 1.05 || aspect <= 0.8);
  return (fitting.length ? fitting : texts.slice(0, 1))
    .flatMap(({ text }) => {
      // Balloons a little wider than high are the easiest to read.
      const taste = caption ? 0 : 9 * Math.abs(Math.log((text.width + style.size) / (text.height + style.size) / 1.35));
      return candidates(kind, text, index, view).map(({ balloon, cost }) => ({ balloon, cost: cost + taste }));
    })
    .sort((a, b) => a.cost - b.cost);
}

function apart(a: Balloon, b: Balloon): boolean {
  return (
    Math.hypot(a.oval.middle.x - b.oval.middle.x, a.oval.middle.y - b.oval.middle.y) > 0.5 * (a.oval.rx + a.oval.ry)
  );
}

/** The same balloon with the shortest of tails, for where a longer one would run over somebody. */
function shortened(balloon: Balloon): Balloon {
  return balloon.tip ? { ...balloon, tip: shortTip(balloon.oval, balloon.tip) } : balloon;
}

/** A place with its faults; where only the tail is at fault, with a short one. */
function bestTail({ balloon, cost }: Candidate, ground: LetterGround, others: readonly Placed[]): Way {
  const judged = (one: Balloon): Way => {
    const at = placed(one);
    return { balloon: one, cost, placed: at, faults: balloonFaults(at, ground, others).length };
  };
  const way = judged(balloon);
  if (way.faults !== 1 || !balloon.tip) return way;
  const short = judged(shortened(balloon));
  return short.faults === 0 ? { ...short, cost: cost + SHORT_TAIL } : way;
}

/** A few places without a fault, unlike each other, the most liked first; where there are none, the least bad one. */
function waysFor(
  speech: Speech,
  index: number,
  view: BalloonView,
  ground: LetterGround,
  others: readonly Placed[],
  wanted: number,
): Way[] {
  const ways: Way[] = [];
  let worst: Way | undefined;
  for (const [step, shrink] of SHRINKS.entries()) {
    if (ways.some(({ cost }) => cost < BEARABLE)) break;
    let looked = 0;
    for (const { balloon, cost } of ranked(speech, index, view, shrink)) {
      if (ways.length >= wanted * (step + 1) || (ways.length && looked++ > LOOKS)) break;
      if (ways.some((way) => !apart(way.balloon, balloon))) continue;
      const way = bestTail({ balloon, cost: cost + 8 * step }, ground, others);
      if (way.faults === 0) ways.push(way);
      else if (!worst || way.faults < worst.faults) worst = way;
    }
  }
  return ways.length ? ways.sort((a, b) => a.cost - b.cost).slice(0, wanted) : [worst!];
}

/** Places the speeches of a panel from one on. A place is taken back when it leaves none to those that follow. */
function placeFrom(
  at: number,
  index: number,
  room: Box,
  ground: LetterGround,
  others: readonly Placed[],
): { chosen: Placed[]; faults: number } {
  const { panels, page } = ground;
  const panel = panels[index]!;
  const speech = panel.speeches[at];
  if (!speech) return { chosen: [], faults: 0 };
  const speaker = speech.by === undefined ? undefined : panel.people[speech.by];
  const view: BalloonView = { page, panel, room, speaker, before: at > 0 ? others.at(-1)?.balloon : undefined };
  let best: { chosen: Placed[]; faults: number } | undefined;
  for (const way of waysFor(speech, index, view, ground, others, at + 1 < panel.speeches.length ? WAYS : 1)) {
    const rest = placeFrom(at + 1, index, room, ground, [...others, way.placed]);
    const faults = way.faults + rest.faults;
    if (!best || faults < best.faults) best = { chosen: [way.placed, ...rest.chosen], faults };
    if (faults === 0) break;
  }
  return best!;
}

/** Gives every speech of a page its place: clear of faces and each other, in reading order, near whoever speaks. */
export function placeBalloons(ground: LetterGround): Placed[] {
  return ground.panels.reduce<Placed[]>(
    (all, panel, index) => [...all, ...placeFrom(0, index, roomOf(panel, ground.page), ground, all).chosen],
    [],
  );
}

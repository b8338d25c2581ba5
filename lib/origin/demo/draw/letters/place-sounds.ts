import type { Box, Point } from '../geometry';
import { area, inside, overlap } from '../bounds';
import type { Rng } from '../rng';
import type { LetterGround, Placed } from './balloon-faults';
import { roomOf } from './panel-room';
import { moved, type Polygon } from './polygon';
import { soundOutline, type SoundEffect } from './sound-effect';
import { soundFaults } from './sound-faults';
import type { SilentPanel } from './speech';

const GRID = 11;
const SIZES = [1, 0.84, 0.7, 0.58, 0.48, 0.4] as const;
const LARGEST = 210;
const SMALLEST = 84;

function costOf(box: Box, panel: SilentPanel): number {
  let cost = 0;
  for (const { face, box: body } of panel.people)
    cost += 140 * (overlap(box, face) / area(face)) + 100 * (overlap(box, body) / area(box));
  if (panel.thing) cost += 90 * (overlap(box, panel.thing) / area(box));
  const corners = [0, 1].flatMap((i) => [0, 1].map((j) => ({ x: box.x + i * box.width, y: box.y + j * box.height })));
  for (const corner of corners) if (!inside(panel.quad, corner)) cost += 16;
  return cost;
}

interface Try {
  sound: SoundEffect;
  outline: Polygon;
  cost: number;
}

function tries(text: string, index: number, { page, panels }: LetterGround, random: Rng): Try[] {
  const panel = panels[index]!;
  const room = roomOf(panel, page);
  const turn = random.range(-14, -6);
  const at = (middle: Point, size: number): SoundEffect => ({ text, middle, size, turn, panel: index });
  const unit = soundOutline(at({ x: 0, y: 0 }, 100), page.language).box;
  const full = Math.min(
    LARGEST,
    Math.max(SMALLEST, 100 * Math.min((room.width * 0.66) / unit.width, (room.height * 0.42) / unit.height)),
  );
  const steps = Array.from({ length: GRID }, (_, i) => i / (GRID - 1));
  return SIZES.flatMap((shrink, step) => {
    const outline = soundOutline(at({ x: 0, y: 0 }, full * shrink), page.language);
    return steps.flatMap((u) =>
      steps.map((v): Try => {
        const middle = { x: room.x + room.width * (0.06 + 0.88 * u), y: room.y + room.height * (0.05 + 0.9 * v) };
        const box = { ...outline.box, x: outline.box.x + middle.x, y: outline.box.y + middle.y };
        return { sound: at(middle, full * shrink), outline, cost: costOf(box, panel) + 7 * step + random.range(0, 3) };
      }),
    );
  });
}

/** Lays the sounds of a page down where neither faces nor balloons are. */
export function placeSounds(ground: LetterGround, balloons: readonly Placed[], rng: Rng): SoundEffect[] {
  const taken = balloons.flatMap(({ body, tails }) => [body, ...tails]);
  return ground.panels.flatMap((panel, index) => {
    if (!panel.sound) return [];
    const all = tries(panel.sound, index, ground, rng.fork(String(index))).sort((a, b) => a.cost - b.cost);
    const outlineOf = ({ sound, outline }: Try) => moved(outline, sound.middle);
    const best = all.find((one) => soundFaults(index, outlineOf(one), ground, taken).length === 0) ?? all[0]!;
    taken.push(outlineOf(best));
    return [best.sound];
  });
}

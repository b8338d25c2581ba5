import type { Box } from '../geometry';
import { area, bounds, inside, overlap } from '../bounds';
import type { Rng } from '../rng';
import { balloonBox, type Balloon } from './balloon';
import type { LetterPage } from './place-balloons';
import { soundBox, type SoundEffect } from './sound-effect';
import type { SilentPanel } from './speech';

const GRID = 9;
const SIZES = [1, 0.84, 0.7, 0.58, 0.48] as const;

function costOf(box: Box, panel: SilentPanel, balloons: readonly Box[], page: LetterPage): number {
  let cost = 0;
  for (const { face, core, box: body } of panel.people) {
    cost += 140 * (overlap(box, face) / area(face)) + (core ? 300 * (overlap(box, core) / area(core)) : 0);
    cost += 100 * (overlap(box, body) / area(box));
  }
  if (panel.thing) cost += 90 * (overlap(box, panel.thing) / area(box));
  for (const balloon of balloons) {
    const shared = overlap(box, balloon);
    if (shared > 0) cost += 50 + 200 * (shared / area(box));
  }
  const corners = [0, 1].flatMap((i) => [0, 1].map((j) => ({ x: box.x + i * box.width, y: box.y + j * box.height })));
  for (const corner of corners) if (!inside(panel.quad, corner)) cost += 16;
  if (page.fold && overlap(box, page.fold) > 0) cost += 120;
  return cost;
}

/** Lays the sounds of a page down where neither faces nor balloons are. */
export function placeSounds(panels: readonly SilentPanel[], balloons: readonly Balloon[], page: LetterPage, rng: Rng): SoundEffect[] {
  const taken = balloons.map(balloonBox);
  return panels.flatMap((panel, index) => {
    const text = panel.sound;
    if (!text) return [];
    const random = rng.fork(String(index));
    const all = bounds(panel.quad);
    const room = { x: Math.max(0, all.x), y: Math.max(0, all.y), width: 0, height: 0 };
    room.width = Math.min(page.width, all.x + all.width) - room.x;
    room.height = Math.min(page.height, all.y + all.height) - room.y;
    const turn = random.range(-14, -6);
    const unit = soundBox({ text, middle: { x: 0, y: 0 }, size: 100, turn, panel: index }, page.language);
    const full = Math.min(210, Math.max(84, 100 * Math.min((room.width * 0.66) / unit.width, (room.height * 0.42) / unit.height)));
    let best: { sound: SoundEffect; cost: number } | undefined;
    for (const [step, shrink] of SIZES.entries()) {
      for (let i = 0; i < GRID; i++) {
        for (let j = 0; j < GRID; j++) {
          const middle = { x: room.x + room.width * (0.1 + (0.8 * i) / (GRID - 1)), y: room.y + room.height * (0.08 + (0.84 * j) / (GRID - 1)) };
          const sound: SoundEffect = { text, middle, size: full * shrink, turn, panel: index };
          const box = soundBox(sound, page.language);
          const trimmed = box.x < 20 || box.y < 20 || box.x + box.width > page.width - 20 || box.y + box.height > page.height - 20;
          const cost = costOf(box, panel, taken, page) + (trimmed ? 80 : 0) + 7 * step + random.range(0, 3);
          if (!best || cost < best.cost) best = { sound, cost };
        }
      }
    }
    if (best) taken.push(soundBox(best.sound, page.language));
    return best ? [best.sound] : [];
  });
}

import type { Rng } from '../draw/rng';
import type { Edge, Weight } from './panel-tree';
import { PAGE_SIZE, SLICES_PER_SHEET } from './page-size';
import type { StagedBeat } from './stage-beat';

/** A panel of a long strip, in units of its sheet. */
export interface StripPanel {
  beat: StagedBeat;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far its lower edge leans. */
  lean: number;
  bleed: readonly Edge[];
}

const SHEET_HEIGHT = PAGE_SIZE.slice.height * SLICES_PER_SHEET;
const SHEET_WIDTH = PAGE_SIZE.slice.width;
/** Plain paper above the first and below the last panel of a sheet. */
const END = 90;
const HEIGHTS: Record<Weight, readonly [number, number]> = { 1: [560, 680], 2: [700, 860], 3: [980, 1240] };
/** Most panels a sheet can hold. */
const DENSEST = 8;

function widths(weight: Weight, rng: Rng): { x: number; width: number; bleed: readonly Edge[] } {
  if (weight === 3) return { x: 0, width: SHEET_WIDTH, bleed: ['left', 'right'] };
  if (weight === 2) return rng.pick([
    { x: 40, width: 720, bleed: [] },
    { x: 0, width: 740, bleed: ['left'] },
    { x: 60, width: 740, bleed: ['right'] },
  ]);
  return rng.pick([
    { x: 40, width: 600, bleed: [] },
    { x: 160, width: 600, bleed: [] },
    { x: 60, width: 680, bleed: [] },
  ]);
}

/** How many beats fit on a sheet from here: the heights are whole, the gaps take up the rest. */
function fitting(heights: readonly number[], from: number, left: number, sheetsLeft: number): number {
  // The sheets that follow must be able to hold what remains, and each must get something.
  const least = Math.max(1, left - (sheetsLeft - 1) * DENSEST);
  const most = Math.min(DENSEST, left - (sheetsLeft - 1));
  const even = Math.ceil(left / sheetsLeft);
  let count = 0;
  let height = 2 * END;
  while (count < most && height + heights[from + count]! + 90 <= SHEET_HEIGHT) height += heights[from + count++]! + 90;
  return Math.max(least, Math.min(count, even + 1));
}

/** Lays beats down a strip of whole sheets; each sheet begins and ends with plain paper, and panels never cross sheets. */
export function cutStrip(rng: Rng, sheets: number, beats: readonly StagedBeat[]): StripPanel[][] {
  const heights = beats.map(({ beat }) => rng.range(...HEIGHTS[beat.weight]));
  let from = 0;
  return Array.from({ length: sheets }, (_, sheet) => {
    const count = fitting(heights, from, beats.length - from, sheets - sheet);
    const used = beats.slice(from, from + count);
    const tall = heights.slice(from, from + count);
    from += count;
    const sum = tall.reduce((a, b) => a + b, 0);
    const room = SHEET_HEIGHT - 2 * END;
    // Gaps between 90 and 240: what they cannot take or give is taken from or given to the panels.
    const gap = Math.min(240, Math.max(90, count > 1 ? (room - sum) / (count - 1) : 90));
    const scale = (room - gap * (count - 1)) / sum;
    let y = END;
    return used.map((beat, i) => {
      const height = tall[i]! * scale;
      const panel = { beat, y, height, lean: rng.pick([0, 0, 50, -50]), ...widths(beat.beat.weight, rng) };
      y += height + gap;
      return panel;
    });
  });
}

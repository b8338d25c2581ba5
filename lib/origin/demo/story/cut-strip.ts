import type { Rng } from '../draw/rng';
import type { Edge, Weight } from './panel-tree';
import type { Ground } from './scene';
import { PAGE_SIZE, SLICES_PER_SHEET } from './page-size';
import type { StagedBeat } from './stage-scene';

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
/** Between two panels of one moment, and where a scene ends: in px. */
const GAP = { least: 84, most: 400, usual: [110, 230] } as const;
/** Most panels a sheet can hold. */
const DENSEST = 9;
/** What it is worth to end a sheet with a scene, against a sheet that is too full or too empty by a tenth: its square. */
const SCENE_END = 0.006;

function widths(weight: Weight, rng: Rng): { x: number; width: number; bleed: readonly Edge[] } {
  if (weight === 3) return { x: 0, width: SHEET_WIDTH, bleed: ['left', 'right'] };
  if (weight === 2)
    return rng.pick([
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

const DARK: ReadonlySet<Ground> = new Set(['black', 'focus-black', 'speed-black']);
const isDark = ({ beat }: StagedBeat) => DARK.has(beat.ground);
const isSilent = ({ beat }: StagedBeat) => !beat.text?.length;

/** How much paper a beat wants above it: most where a scene begins, much where the mood turns, little between a line and its answer. */
function pause(before: StagedBeat, beat: StagedBeat): number {
  if (beat.opens) return 3.4;
  if (isDark(before) !== isDark(beat)) return 2.1;
  if (beat.beat.weight === 3) return 1.8;
  return isSilent(before) || isSilent(beat) ? 1.3 : 0.7;
}

/** The paper above each panel but the first, in px; together about what `room` leaves. */
function gaps(beats: readonly StagedBeat[], room: number): number[] {
  const pauses = beats.slice(1).map((beat, i) => pause(beats[i]!, beat));
  const usual = Math.min(GAP.usual[1], Math.max(GAP.usual[0], room / Math.max(1, pauses.length)));
  const share = (usual * pauses.length) / pauses.reduce((a, b) => a + b, 0);
  return pauses.map((wanted) => Math.min(GAP.most, Math.max(GAP.least, wanted * share)));
}

/** How many beats go on each sheet, so that all are about equally full and scenes end with sheets where they can. */
function counts(sheets: number, beats: readonly StagedBeat[], heights: readonly number[]): number[] {
  const usual = (GAP.usual[0] + GAP.usual[1]) / 2;
  const total = heights.reduce((a, b) => a + b, 0) + usual * (beats.length - sheets);
  // least[s][b]: the least cost of laying the first b beats on the first s sheets, and how many the last of these holds.
  let least = beats.map(() => ({ cost: Infinity, held: [] as number[] })).concat({ cost: Infinity, held: [] });
  least[0] = { cost: 0, held: [] };
  for (let sheet = 0; sheet < sheets; sheet++) {
    const next = least.map(() => ({ cost: Infinity, held: [] as number[] }));
    least.forEach(({ cost, held }, from) => {
      let height = -usual;
      for (let count = 1; count <= DENSEST && from + count <= beats.length; count++) {
        const end = from + count;
        height += heights[end - 1]! + usual;
        const off = (height * sheets) / total - 1;
        const sum = cost + off * off - (beats[end]?.opens ? SCENE_END : 0);
        if (sum < next[end]!.cost) next[end] = { cost: sum, held: [...held, count] };
      }
    });
    least = next;
  }
  return least[beats.length]!.held;
}

/** Lays beats down a strip of whole sheets; each sheet begins and ends with plain paper, and panels never cross sheets. */
export function cutStrip(rng: Rng, sheets: number, beats: readonly StagedBeat[]): StripPanel[][] {
  const heights = beats.map(({ beat }) => rng.range(...HEIGHTS[beat.weight]));
  let from = 0;
  return counts(sheets, beats, heights).map((count) => {
    const used = beats.slice(from, from + count);
    const tall = heights.slice(from, from + count);
    from += count;
    const sum = tall.reduce((a, b) => a + b, 0);
    const room = SHEET_HEIGHT - 2 * END;
    const above = gaps(used, room - sum);
    // What the gaps leave or want is given to or taken from the panels.
    const scale = (room - above.reduce((a, b) => a + b, 0)) / sum;
    let y = END;
    return used.map((beat, i) => {
      const height = tall[i]! * scale;
      const panel = { beat, y, height, lean: rng.pick([0, 0, 50, -50]), ...widths(beat.beat.weight, rng) };
      y += height + (above[i] ?? 0);
      return panel;
    });
  });
}

type Steps = readonly (readonly [size: number, letter: string])[];

const views: Steps = [
  [1_000_000, 'M'],
  [1_000, 'K'],
];
const comments: Steps = [
  [1_000_000, 'm'],
  [1_000, 'k'],
];

function shorten(count: number, steps: Steps, decimalsBelow: number): string {
  for (const [size, letter] of steps) {
    if (count < size) continue;
    const tenths = Math.floor((count * 10) / size);
    return (tenths < decimalsBelow * 10 ? (tenths / 10).toFixed(1) : String(Math.floor(tenths / 10))) + letter;
  }
  return String(count);
}

/** 999, 1.0K, 980K, 1.2M: one decimal below a hundred of the unit, rounded down. */
export function formatViews(count: number): string {
  return shorten(count, views, 100);
}

/** 999, 1.0k, 12.3k, 1.2m: one decimal always, rounded down. */
export function formatComments(count: number): string {
  return shorten(count, comments, Infinity);
}

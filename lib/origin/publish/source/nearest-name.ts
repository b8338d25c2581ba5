import { languageOfTag } from './language-of-tag';

/** The name that was probably meant; undefined where none is near. Case and marks between words do not count. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  const other = languageOfTag(written);
  if (other !== undefined && known.includes(other)) return other;
  const allowed = Math.max(1, Math.floor(written.length / 3));
  const near = known
    .map((name) => ({ name, distance: distance(bare(written), bare(name)) }))
    .filter(({ distance: edits }) => edits <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** How many letters have to be put in, taken out, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost, isSwap ? before[j - 2]! + 1 : Infinity);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

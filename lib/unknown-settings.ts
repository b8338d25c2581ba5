import { SETTINGS } from './env';

const NAMES = Object.keys(SETTINGS);

/** Names of which others are a slip away by chance: those of systems and shells. */
const MIN_LENGTH = 6;
/** A slip for as many letters. */
const LETTERS = 5;
const mostSlips = (name: string) => Math.floor(name.length / LETTERS);

/** What stands in the environment and is no setting, but is called nearly as one: in a sentence each. */
export function unknownSettings(source: Record<string, string | undefined> = process.env): string[] {
  return Object.keys(source).flatMap((name) => {
    if (Object.hasOwn(SETTINGS, name) || name.length < MIN_LENGTH) return [];
    const [nearest] = NAMES.map((known) => ({ known, slips: slipsBetween(name.toUpperCase(), known) }))
      .filter(({ known, slips }) => known.length >= MIN_LENGTH && slips <= mostSlips(known))
      .sort((one, other) => one.slips - other.slips);
    return nearest ? [`${name} is no setting, and does nothing; did you mean ${nearest.known}?`] : [];
  });
}

/** How many letters are to be added, taken out or changed to make one word of another. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      next.push(Math.min(row[index]! + (letter === other[index] ? 0 : 1), row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

import { fold, foldPhrase } from '@/lib/fold';

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A letter with the marks upon it; Thai am in two signs and Korean syllables in letters count as one. */
const LETTERS =
  /(?:\u0e4d[\u0e48-\u0e4b]?\u0e32|[^\p{M}\u1160-\u11ff])[\p{M}\u1160-\u11ff]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?|[\p{M}\u1160-\u11ff]+/gu;

/** Folds a text as `foldPhrase` does and maps each folded character to the start of its letter; the last entry is the text's length. */
function foldWithPlaces(text: string): { searched: string; from: number[] } {
  let searched = '';
  const from: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    const folded = fold(letter).replace(/\s/g, ' ');
    if (folded === ' ' && searched.endsWith(' ')) continue;
    searched += folded;
    for (let count = folded.length; count > 0; count--) from.push(index);
  }
  from.push(text.length);
  return { searched, from };
}

/** A text in pieces, those that a keyword matches marked: always whole letters, with all their marks. Joined, they are the text. */
export function highlight(text: string, keyword: string): Piece[] {
  const wanted = foldPhrase(keyword);
  if (wanted === '' || !foldPhrase(text).includes(wanted)) return [{ text, isMatch: false }];
  const { searched, from } = foldWithPlaces(text);
  const pieces: Piece[] = [];
  let done = 0;
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
    const start = Math.max(done, from[at] ?? text.length);
    // The last letter counts whole, also where only a part of what it folds to was wanted.
    const last = from[at + wanted.length - 1];
    const end = from.find((place) => last === undefined || place > last) ?? text.length;
    if (end <= start) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

import { withoutArchiveExtension } from '../archive/entries-of';

const NAMED =
  /(?:^|[^a-z])(?:#|c|ch|chap|chapter|ep|episode|kapitel|chapitre|capitulo|capítulo|cap|bab)[\s._-]*(\d+(?:\.\d+)?)/i;
const NUMBERS = /\d+(?:\.\d+)?/g;

/** The number of a chapter by the name of its file or folder: the one that it calls so, or the only one. Undefined where that is not clear. */
export function numberInName(name: string): number | undefined {
  const bare = withoutArchiveExtension(name);
  const called = NAMED.exec(bare)?.[1];
  const all = bare.match(NUMBERS) ?? [];
  const written = called ?? (all.length === 1 ? all[0] : undefined);
  return written === undefined ? undefined : Number(written);
}

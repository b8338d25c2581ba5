import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveRefusal } from '../archive/archive-refusal';

/** Several files have the name that is looked for, in composed and in decomposed characters. */
export class SameNames extends ArchiveRefusal {
  /** @param names their paths as the disk has them */
  constructor(readonly names: readonly string[]) {
    super('same-name', 'Two files have this name.');
  }
}

/**
 * The path of a file as the disk has it: a Mac writes é in two characters where other systems write one. A part that is not there stays as it is written.
 * @param file below `root`, with slashes
 * @throws SameNames where two files have the name
 */
export async function nameOnDisk(root: string, file: string): Promise<string> {
  let found = '';
  for (const part of file.split('/')) {
    const names = await readdir(path.join(root, found)).catch(() => []);
    const same = names.filter((name) => name.normalize('NFC') === part.normalize('NFC'));
    if (same.length > 1) throw new SameNames(same.map((name) => path.posix.join(found, name)));
    found = path.posix.join(found, same[0] ?? part);
  }
  return found;
}

/** Says of a name with accents how these are written, as both ways look the same: é as one character, or as e and an accent. */
export function withForm(name: string): string {
  return name === name.normalize('NFC') ? `${name} (composed)` : `${name} (decomposed)`;
}

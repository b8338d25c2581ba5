import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveRefusal } from '../archive/archive-refusal';

/**
 * The path of a file as the disk has it: a Mac writes é in two characters where other systems write one. A part that is not there stays as it is written.
 * @param file below `root`, with slashes
 * @throws ArchiveRefusal where two files have the name
 */
export async function nameOnDisk(root: string, file: string): Promise<string> {
  let found = '';
  for (const part of file.split('/')) {
    const names = await readdir(path.join(root, found)).catch(() => []);
    const same = names.filter((name) => name.normalize('NFC') === part.normalize('NFC'));
    if (same.length > 1) throw new ArchiveRefusal('same-name', 'Two files have this name.');
    found = path.posix.join(found, same[0] ?? part);
  }
  return found;
}

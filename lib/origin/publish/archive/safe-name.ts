import { ArchiveRefusal } from './archive-refusal';
import { printableName } from './printable-name';

/** The name of an entry with slashes; empty for the archive’s own folder, which some list. @throws ArchiveRefusal for one that would lead out of that */
export function safeName(written: string, isFolder: boolean): string {
  const name = written.replaceAll('\\', '/');
  if (name.startsWith('/') || /^[a-z]:/i.test(name))
    throw new ArchiveRefusal('absolute-name', 'The name begins at the root of a disk.', printableName(written));
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..'))
    throw new ArchiveRefusal('leaves-folder', 'The name leads out of the archive.', printableName(written));
  if ((parts.length === 0 && !isFolder) || /[\u0000-\u001f\u007f]/.test(name))
    throw new ArchiveRefusal('damaged', 'The name has marks that no name has.', printableName(written));
  return parts.join('/');
}

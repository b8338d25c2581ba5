import { ArchiveRefusal } from './archive-refusal';

/** The name of an entry with slashes. @throws ArchiveRefusal for one that would lead out of the archive's own folder */
export function safeName(written: string): string {
  const name = written.replaceAll('\\', '/');
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) throw new ArchiveRefusal('absolute-name', 'The name begins at the root of a disk.', clean(written));
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) throw new ArchiveRefusal('leaves-folder', 'The name leads out of the archive.', clean(written));
  if (parts.length === 0 || /[\u0000-\u001f\u007f]/.test(name)) throw new ArchiveRefusal('damaged', 'The name has marks that no name has.', clean(written));
  return parts.join('/');
}

/** So that it can be printed. */
function clean(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f]/g, '�').slice(0, 200);
}

import { readdir } from 'node:fs/promises';
import { isDebris } from '../archive/is-debris';
import { naturalOrder } from '../pages/natural-order';

export interface FolderItem {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
}

/** What lies in a folder, in natural order, without debris. */
export async function listFolder(folder: string): Promise<FolderItem[]> {
  const items = await readdir(folder, { withFileTypes: true });
  return items
    .filter(({ name }) => !isDebris(name))
    .map((item): FolderItem => ({
      name: item.name,
      kind: item.isSymbolicLink() ? 'link' : item.isDirectory() ? 'folder' : item.isFile() ? 'file' : 'other',
    }))
    .sort((a, b) => naturalOrder(a.name, b.name));
}

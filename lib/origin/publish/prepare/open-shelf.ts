import type { KeptFile, KeptFiles, KeptWriter } from '../../kept/kept-files';

export interface Shelf extends KeptWriter {
  /** What was there when it was opened. */
  there: readonly KeptFile[];
}

/** The published files, looked at once instead of one by one. */
export async function openShelf(kept: KeptFiles): Promise<Shelf> {
  const there: KeptFile[] = [];
  for await (const file of kept.list()) there.push(file);
  const names = new Set(there.map(({ name }) => name));
  return { isFar: kept.isFar, there, has: (name) => Promise.resolve(names.has(name)), write: (name, bytes) => kept.write(name, bytes) };
}

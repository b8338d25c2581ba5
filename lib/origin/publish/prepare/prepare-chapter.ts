import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { KeptWriter } from '../../kept/kept-files';
import { sha256Of } from '../../sha256-of';
import { entriesOf } from '../archive/entries-of';
import type { PictureGate } from '../pages/picture-gate';
import { changedMeanwhile, namedFailure } from './named-failure';
import type { MissingFiles, MissingPicture } from './find-missing';
import { preparePages } from './prepare-picture';

/** So many unpacked pictures of one chapter wait for their turn at most. */
const AT_ONCE = availableParallelism() + 1;

interface Preparing {
  kept: KeptWriter;
  gate: PictureGate;
  /** Gets the number of pages that were made of a picture. */
  onMade: (pages: number) => void;
}

/** Writes what is missing of a chapter's files. What it is made from is what was checked before, byte by byte, or nothing. */
export async function prepareChapter(
  root: string,
  { chapter, pictures }: MissingFiles['chapters'][number],
  { kept, gate, onMade }: Preparing,
): Promise<void> {
  const missing = new Map(pictures);
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  async function prepare(name: string, bytes: Buffer, { picture, pages }: MissingPicture): Promise<void> {
    const file = `${chapter.file} › ${name}`;
    try {
      if (sha256Of(bytes) !== picture.hash) throw changedMeanwhile(file);
      await gate(picture.width * picture.height, () =>
        preparePages(bytes, pages, kept, picture.hasAlpha ? chapter.paper : undefined),
      );
      onMade(pages.length);
    } catch (error) {
      failures.push(namedFailure(file, error));
    }
  }
  try {
    for await (const { name, bytes } of entriesOf(path.join(root, chapter.file), (name) => missing.has(name))) {
      const work = prepare(name, bytes, missing.get(name)!).finally(() => running.delete(work));
      missing.delete(name);
      running.add(work);
      if (running.size >= AT_ONCE) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
  if (missing.size > 0) throw changedMeanwhile(chapter.file);
}

import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { KeptWriter } from '../../kept/kept-files';
import { writeAhead } from '../../kept/write-ahead';
import { sha256Of } from '../../sha256-of';
import { inTurns } from '../in-turns';
import { createPictureGate, type PictureGate } from '../pages/picture-gate';
import type { MissingFiles } from './find-missing';
import { changedMeanwhile, namedFailure } from './named-failure';
import { prepareChapter } from './prepare-chapter';
import { prepareWhole } from './prepare-picture';

interface Options {
  /** Where published files are. */
  kept: KeptWriter;
  onProgress?: (progress: { done: number; total: number; file: string }) => void;
}

/** Writes what is missing, some chapters at once, so that no core waits for the end of one. Nothing refers to it until the publication is applied. */
export async function writeMissing(
  root: string,
  { chapters, wholes }: MissingFiles,
  { kept, onProgress }: Options,
): Promise<void> {
  const gate = createPictureGate();
  const ahead = writeAhead(kept);
  const total = chapters.length + wholes.length;
  let done = 0;
  try {
    await inTurns(chapters, availableParallelism(), async (missing) => {
      onProgress?.({ done: done++, total, file: missing.chapter.file });
      await prepareChapter(root, missing, ahead, gate);
    });
    await inTurns(wholes, availableParallelism(), async (missing) => {
      onProgress?.({ done: done++, total, file: missing.file });
      await preparePicture(root, missing, ahead, gate);
    });
  } finally {
    await ahead.landed();
  }
  onProgress?.({ done, total, file: '' });
}

/** Writes a picture that a text names by its path below `root`. */
async function preparePicture(
  root: string,
  { file, hash, name, isMade }: MissingFiles['wholes'][number],
  kept: KeptWriter,
  gate: PictureGate,
): Promise<void> {
  try {
    const bytes = await readFile(path.join(root, file));
    if (sha256Of(bytes) !== hash) throw changedMeanwhile(file);
    await gate(0, () => (isMade ? kept.write(name, bytes) : prepareWhole(bytes, name, kept)));
  } catch (error) {
    throw namedFailure(file, error);
  }
}

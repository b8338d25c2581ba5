import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { KeptWriter } from '../../kept/kept-files';
import { writeAhead } from '../../kept/write-ahead';
import { sha256Of } from '../../sha256-of';
import { nameOnDisk } from '../folder/name-on-disk';
import { inTurns } from '../in-turns';
import { createPictureGate, type PictureGate } from '../pages/picture-gate';
import type { OnProgress } from '../report/progress';
import { countMissing, type MissingFiles } from './find-missing';
import { changedMeanwhile, namedFailure } from './named-failure';
import { prepareChapter } from './prepare-chapter';
import { prepareWhole } from './prepare-picture';

interface Options {
  /** Where published files are. */
  kept: KeptWriter;
  onProgress?: OnProgress;
}

/** Writes what is missing, some chapters at once, so that no core waits for the end of one. Nothing refers to it until the publication is applied. */
export async function writeMissing(root: string, missing: MissingFiles, { kept, onProgress }: Options): Promise<void> {
  const gate = createPictureGate();
  const ahead = writeAhead(kept);
  const total = countMissing(missing);
  let done = 0;
  function report(file: string, made = 0): void {
    done += made;
    onProgress?.({ stage: 'pages', done, total, file });
  }
  try {
    await inTurns(missing.chapters, availableParallelism(), async (one) => {
      const { file } = one.chapter;
      report(file);
      await prepareChapter(root, one, { kept: ahead, gate, onMade: (pages) => report(file, pages) });
    });
    await inTurns(missing.wholes, availableParallelism(), async (one) => {
      report(one.file);
      await preparePicture(root, one, ahead, gate);
      report(one.file, 1);
    });
  } finally {
    await ahead.landed();
  }
}

/** Writes a picture that a text names by its path below `root`. */
async function preparePicture(
  root: string,
  { file, hash, name, isMade, paper }: MissingFiles['wholes'][number],
  kept: KeptWriter,
  gate: PictureGate,
): Promise<void> {
  try {
    const bytes = await readFile(path.join(root, await nameOnDisk(root, file)));
    if (sha256Of(bytes) !== hash) throw changedMeanwhile(file);
    await gate(0, () => (isMade ? kept.write(name, bytes) : prepareWhole(bytes, name, kept, paper)));
  } catch (error) {
    throw namedFailure(file, error);
  }
}

import { stat } from 'node:fs/promises';
import { readPublication } from '../../publish/read-publication';
import { printFaults } from '../../publish/report/print-faults';
import { printPublication } from '../../publish/report/print-publication';
import { progressBar } from '../../publish/report/progress-bar';

export interface Order {
  /** The publisher's, absolute. */
  folder: string;
  /** Says a line of what was asked for. */
  say: (line: string) => void;
  /** Where a bar may be drawn over and over, with its width; absent where nobody watches. */
  bar?: { columns: number; draw: (line: string) => void };
  /** Seconds since 1970. */
  now: number;
}

/** Says what a publisher's folder holds. Gives what is wrong with it, for people, or nothing where all is well. @throws Error in one sentence where there is no folder */
export async function checkFolder({ folder, say, bar, now }: Order): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const { publication, faults, notices } = await readPublication(folder, { now, onProgress: (progress) => bar?.draw(progress.file ? progressBar(progress, bar.columns) : '') });
  if (!publication) return printFaults(faults);
  say(printPublication(publication, notices));
  return undefined;
}

import { readEnv } from '@/lib/env';
import { markName, type Mark } from '../../publish/unpublish/mark';
import { parseMark } from '../../publish/unpublish/parse-mark';
import { readMarks } from '../../publish/unpublish/read-marks';
import { letIn, takeOut, type TakenOut } from '../../publish/unpublish/take-out';
import { tellSites } from './tell-sites';
import { hasCatalogue, lookAtCatalogue, withCatalogue } from './with-catalogue';

interface Order {
  /** `ferry-at-six/eng/3`; absent, what is held back is listed. */
  part?: string;
  isUndone: boolean;
  say: (line: string) => void;
  /** Seconds since 1970. */
  now: number;
}

/** Takes a part of the catalogue out of what readers see until that is undone. @throws Error in one sentence where there is no such part */
export async function unpublish({ part, isUndone, say, now }: Order): Promise<void> {
  const env = readEnv();
  if (part === undefined) return lookAtCatalogue(env, async (db) => say(printMarks(await readMarks(db))));
  if (!hasCatalogue(env)) throw new Error('Nothing has been published here.');
  const mark = parseMark(part);
  await withCatalogue(env, async (db) => {
    if (!isUndone) return say(printTaken(mark, await takeOut(db, mark, now)));
    const others = await letIn(db, mark, now);
    const held = others.length > 0 ? `\nHeld back still: ${others.map(markName).join(', ')}.` : '';
    say(
      `${markName(mark)} is held back no longer. It is there again, with what readers had of it, once its folder is published.${held}`,
    );
  });
  if (!isUndone) await tellSites(env, say);
}

function printMarks(marks: readonly Mark[]): string {
  return marks.length === 0
    ? 'Nothing is held back.'
    : ['Held back, whatever is published:', ...marks.map((mark) => `  ${markName(mark)}`)].join('\n');
}

function printTaken(mark: Mark, { wasOut, ...gone }: TakenOut): string {
  const name = markName(mark);
  const undo = `  npm run publish -- unpublish ${name} --undo`;
  if (wasOut) return `${name} is held back already. It stays so until\n${undo}`;
  const counts = [
    [gone.series, 'series', 'series'],
    [gone.editions, 'edition', 'editions'],
    [gone.chapters, 'chapter', 'chapters'],
  ] as const;
  const told = counts
    .flatMap(([number, one, more]) => (number > 0 ? [`${number} ${number === 1 ? one : more}`] : []))
    .join(', ');
  return `Taken out: ${name} (${told}). What readers had of it is kept.\nNo publication brings it back, also where its folder still has it, until\n${undo}`;
}

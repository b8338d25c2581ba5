import { z } from 'zod';
import { checkSchema } from '../check/schema-faults';
import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';
import { infoFile } from '../comic-info/comic-info';
import type { Fault } from '../fault';
import { TOLD_WORDS } from '../schema/told-words';
import type { SourceText } from '../source/source-text';
import type { PlacedChapter } from './placed-chapter';

const INFO = z.object({
  Writer: TOLD_WORDS.authors.optional(),
  Summary: TOLD_WORDS.overview.optional(),
  Title: TOLD_WORDS.title.optional(),
});

/** What is wrong with words that a series' text leaves to a chapter's ComicInfo.xml: readers are told them as if they stood in series.yaml. */
export function infoFaults({ value }: SourceText, { file, language, number, read: { info } }: PlacedChapter): Fault[] {
  const entry = findValues(value, ['chapters', '*']).find(
    (chapter) => valueAt(chapter.value, ['number']) === number,
  )?.value;
  const spoken = valueAt(value, ['languages', language]);
  // A text whose languages or chapters are faulty themselves leaves nothing to anybody.
  const isGroup = (held: unknown) => typeof held === 'object' && held !== null;
  const left = {
    Writer: valueAt(value, ['authors']) === undefined ? info?.writers : undefined,
    Summary: isGroup(spoken) && valueAt(spoken, ['overview']) === undefined ? info?.summary : undefined,
    Title: isGroup(entry) && valueAt(entry, ['titles', language]) === undefined ? info?.title : undefined,
  };
  const inArchive = `${file} › ${info ? infoFile(info) : 'ComicInfo.xml'}`;
  const { faults } = checkSchema(INFO, { file: inArchive, value: left, placeOf: () => ({ line: 1, column: 1 }) });
  return faults.map(({ message, instead }) => ({ file: inArchive, message, instead }));
}

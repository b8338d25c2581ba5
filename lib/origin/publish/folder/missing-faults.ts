import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';
import { INFO_FILES, type ComicInfo } from '../comic-info/comic-info';
import type { Fault } from '../fault';
import type { SourceText } from '../source/source-text';
import { knownChapters, knownLanguages } from './known-in-text';
import type { PlacedChapter } from './placed-chapter';

/** What series.yaml may leave to ComicInfo.xml, by its name in either. */
const TOLD: readonly { entry: string; inInfo: keyof ComicInfo; example: string }[] = [
  { entry: 'authors', inInfo: 'writers', example: 'authors: [ Ana Reyes ]' },
  { entry: 'rating', inInfo: 'rating', example: 'rating: teen' },
  { entry: 'direction', inInfo: 'direction', example: 'direction: rtl' },
];

/** What neither a series' text nor any of its chapters has. All of these have been read and placed. `now` is in seconds. */
export function missingFaults(
  slug: string,
  source: SourceText,
  placed: readonly PlacedChapter[],
  now: number,
): Fault[] {
  const { file, value } = source;
  if (typeof value !== 'object' || value === null) return [];
  const languages = knownLanguages(value) ?? [];
  const untold = TOLD.filter(
    ({ entry, inInfo }) => valueAt(value, [entry]) === undefined && !placed.some(({ read }) => read.info?.[inInfo]),
  ).map(({ entry, example }): Fault => ({
    file,
    ...source.placeOf([entry]),
    message: `\`${entry}\` is missing, and no ${INFO_FILES} names it.`,
    instead: `Write for example \`${example}\`.`,
  }));
  const unread = languages.flatMap((language): Fault[] => {
    const own = placed.filter((chapter) => chapter.language === language);
    if (own.length === 0)
      return [
        {
          file,
          ...source.placeOf(['languages', language], 'name'),
          message: `There is no chapter in ${language}.`,
          instead: `Put one into ${slug}/${language}/, or take the language out.`,
        },
      ];
    if (valueAt(value, ['languages', language, 'overview']) !== undefined || own.some(({ read }) => read.info?.summary))
      return [];
    return [
      {
        file,
        ...source.placeOf(['languages', language], 'name'),
        message: `The series has no overview in ${language}, and no ${INFO_FILES} has a summary.`,
        instead: `Write one under \`languages\`: \`${language}: { name: …, overview: … }\`.`,
      },
    ];
  });
  const numbers = new Set(placed.map(({ number }) => number));
  const listed = knownChapters(value) ? findValues(value, ['chapters', '*']) : [];
  const empty = listed.flatMap(({ path, value: chapter }): Fault[] => {
    const [number, start] = [valueAt(chapter, ['number']), valueAt(chapter, ['start'])];
    const isAnnounced = typeof start === 'string' && Date.parse(start) / 1000 > now;
    if (typeof number !== 'number' || numbers.has(number) || isAnnounced) return [];
    const example = `${slug}/${languages[0] ?? 'eng'}/${String(number).padStart(3, '0')}.cbz`;
    return [
      {
        file,
        ...source.placeOf(path),
        message: `Chapter ${number} is open, and has no pages in any language.`,
        instead: `Put them into ${example}, or write a later \`start\`.`,
      },
    ];
  });
  return [...untold, ...unread, ...empty];
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import { infoFile, languageElement, type ComicInfo } from '../comic-info/comic-info';
import type { Fault } from '../fault';
import { nameOfLanguage } from '../source/name-of-language';
import type { ChapterCandidate } from './chapter-candidate';

type ChapterPlace = { language: LanguageCode; number: number } | Fault;

/** Which chapter a file is, and in which language, by its folder, its name and its ComicInfo.xml, which may not contradict each other. */
export function placeChapter(
  { file, language, number, isNamed }: ChapterCandidate,
  info: ComicInfo | undefined,
  languages: readonly LanguageCode[],
): ChapterPlace {
  const fault = (message: string, instead: string): Fault => ({ file, message, instead });
  const spoken = language ?? info?.language ?? (languages.length === 1 ? languages[0] : undefined);
  if (spoken === undefined)
    return fault(
      'It does not say its language.',
      `Put it into a folder named after it, such as ${languages[0] ?? 'eng'}/.`,
    );
  if (info?.language !== undefined && info.language !== spoken)
    return fault(
      `Its ${infoFile(info)} says ${info.language}, and its folder ${spoken}.`,
      `Move it, or correct its ${languageElement(info)}.`,
    );
  const other = info?.otherLanguage && nameOfLanguage(info.otherLanguage);
  if (info && other)
    return fault(
      `Its ${infoFile(info)} says ${info.otherLanguage} (${other}), and its folder ${spoken}.`,
      `Take it out, or correct its ${languageElement(info)}.`,
    );
  const counted = number ?? info?.number;
  const byFiles = 'or name it at `files` of its chapter in series.yaml';
  if (counted === undefined)
    return fault('It does not say which chapter it is.', `Name it by its number, such as 001.cbz, ${byFiles}.`);
  if (!isNamed && info?.number !== undefined && info.number !== counted)
    return fault(
      `Its ${infoFile(info)} says chapter ${info.number}, and its name ${counted}.`,
      `Mend one of the two, ${byFiles}.`,
    );
  if (!Number.isInteger(counted))
    return fault(
      `Chapters are numbered whole, and this one is ${counted}.`,
      `Give it a number and a \`name\` in series.yaml, and name it at \`files\` there.`,
    );
  return { language: spoken, number: counted };
}

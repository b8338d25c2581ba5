import { KIND_NAMES } from '../archive/kind-of-bytes';
import { formatOfName } from '../archive/picture-format';
import { infoFile } from '../comic-info/comic-info';
import { valueAt } from '../check/value-at';
import type { Notice } from '../notice';
import { nameOfLanguage } from '../source/name-of-language';
import type { SourceText } from '../source/source-text';
import { misplacedCovers } from '../pages/misplaced-covers';
import { listed } from './listed';
import { narrowPages } from './narrow-pages';
import type { PlacedChapter } from './placed-chapter';

/** What a publisher may want to know of a chapter that is taken as it is. */
export function chapterNotices(
  { value }: SourceText,
  { file, language, read: { info, pictures, skipped, hidden, packedAs }, plan, isChosen }: PlacedChapter,
): Notice[] {
  const name = valueAt(value, ['languages', language, 'name']);
  const misnamed = pictures.filter((picture) => picture.format !== formatOfName(picture.name));
  const told = [
    packedAs && `It is ${KIND_NAMES[packedAs]}, and read as one: its name says something else.`,
    misnamed.length > 0 &&
      `${listed(misnamed.map((picture) => `${picture.name} (${KIND_NAMES[picture.format]})`))}: read as what the bytes are, whatever the name says.`,
    skipped.length > 0 && `Not read, because these are not pictures: ${listed(skipped)}.`,
    hidden.length > 0 && `Not read, because the name begins with a dot: ${listed(hidden)}. Rename it if it is a page.`,
    ...pictures
      .filter(({ isAnimated }) => isAnimated)
      .map((picture) => `${picture.name} is animated: its first picture is shown.`),
    ...misplacedCovers(pictures.map((picture) => picture.name)),
    ...(isChosen ? narrowPages(plan, pictures).map((page) => `${page.name}: ${page.message}`) : []),
    info?.series !== undefined &&
      name !== undefined &&
      info.series !== name &&
      `Its ${infoFile(info)} calls the series “${info.series}”; it is published as “${String(name)}”.`,
    info?.otherLanguage !== undefined &&
      nameOfLanguage(info.otherLanguage) === undefined &&
      `Its ${infoFile(info)} says the language “${info.otherLanguage}”, which is none; it is published as ${language}.`,
  ];
  return told.filter((message) => typeof message === 'string').map((message) => ({ file, message }));
}

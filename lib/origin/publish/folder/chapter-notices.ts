import { valueAt } from '../check/value-at';
import type { Notice } from '../notice';
import { nameOfLanguage } from '../source/name-of-language';
import type { SourceText } from '../source/source-text';
import { misplacedCovers } from '../pages/misplaced-covers';
import { narrowPages } from './narrow-pages';
import type { PlacedChapter } from './placed-chapter';

/** What a publisher may want to know of a chapter that is taken as it is. */
export function chapterNotices(
  { value }: SourceText,
  { file, language, read: { info, pictures }, plan, isChosen }: PlacedChapter,
): Notice[] {
  const name = valueAt(value, ['languages', language, 'name']);
  const told = [
    ...pictures
      .filter(({ isAnimated }) => isAnimated)
      .map((picture) => `${picture.name} is animated: its first picture is shown.`),
    ...misplacedCovers(pictures.map((picture) => picture.name)),
    ...(isChosen ? narrowPages(plan, pictures).map((page) => `${page.name}: ${page.message}`) : []),
    info?.series !== undefined &&
      name !== undefined &&
      info.series !== name &&
      `Its ComicInfo.xml calls the series “${info.series}”; it is published as “${String(name)}”.`,
    info?.otherLanguage !== undefined &&
      nameOfLanguage(info.otherLanguage) === undefined &&
      `Its ComicInfo.xml says the language “${info.otherLanguage}”, which is none; it is published as ${language}.`,
  ];
  return told.filter((message) => typeof message === 'string').map((message) => ({ file, message }));
}

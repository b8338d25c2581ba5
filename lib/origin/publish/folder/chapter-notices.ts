import { valueAt } from '../check/value-at';
import type { Notice } from '../notice';
import type { SourceText } from '../source/source-text';
import type { PlacedChapter } from './placed-chapter';

/** What a publisher may want to know of a chapter that is taken as it is. */
export function chapterNotices({ value }: SourceText, { file, language, read: { info, pictures } }: PlacedChapter): Notice[] {
  const animated = pictures.filter(({ isAnimated }) => isAnimated).map((picture) => ({ file, message: `${picture.name} is animated: its first picture is shown.` }));
  const name = valueAt(value, ['languages', language, 'name']);
  if (info?.series === undefined || name === undefined || info.series === name) return animated;
  return [...animated, { file, message: `Its ComicInfo.xml calls the series “${info.series}”; it is published as “${String(name)}”.` }];
}

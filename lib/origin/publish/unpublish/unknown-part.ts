import type { PreparedPublication } from '../prepare/name-publication';
import { nearestName } from '../source/nearest-name';
import { markName, type Mark } from './mark';

/** Why there is nothing where a mark points, and what is there instead, in a sentence or two. */
export function unknownPart(
  { series, language, number }: Mark,
  { series: all }: Pick<PreparedPublication, 'series'>,
  marks: readonly Mark[],
): string {
  const one = all.find(({ slug }) => slug === series);
  if (!one) {
    const near = nearestName(series, [...all.map(({ slug }) => slug), ...marks.map((mark) => mark.series)]);
    return `There is no series ${series}.${near ? ` Did you mean ${near}?` : ''}`;
  }
  const languages = Object.keys(one.facts.languages);
  if (language !== undefined && !languages.includes(language))
    return `${series} is not published in ${language}: it is in ${languages.join(', ')}.`;
  const numbers = one.chapters.filter((chapter) => chapter.language === language).map(({ entry }) => entry.number);
  return `${markName({ series, language })} has no chapter ${number}: it has ${numbers.length > 1 ? `${numbers.length} from ${Math.min(...numbers)} to ${Math.max(...numbers)}` : numbers.join()}.`;
}

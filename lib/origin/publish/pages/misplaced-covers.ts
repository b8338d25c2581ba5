import path from 'node:path';
import { pageRole, type PageRole } from './cover-names';

/** So many pages are named. */
const NAMED_MAX = 3;

/**
 * Of pages in reading order, those that are not where their names say, in one sentence or none: a front cover after other pages, a back cover before some,
 * credits between some.
 */
export function misplacedCovers(names: readonly string[]): string[] {
  const roles = names.map((name) => pageRole(path.posix.parse(name).name));
  // Several covers, or the inside of one, may stand together, and credits beside them.
  const isAllBefore = (end: number, side: PageRole) =>
    roles.slice(0, end).every((role) => role === side || role === 'credits');
  const isAllAfter = (start: number, side: PageRole) =>
    roles.slice(start).every((role) => role === side || role === 'credits');
  const found = names.flatMap((name, index) => {
    const role = roles[index];
    const [before, after] = [isAllBefore(index, 'front'), isAllAfter(index + 1, 'back')];
    const ending = path.extname(name);
    const first = `so that it is first, such as 000${ending}`;
    const last = `so that it is last, such as 999${ending}`;
    if (role === 'front' && !before) return [{ where: `${name} comes after ${names[index - 1]}`, wanted: first }];
    if (role === 'back' && !after) return [{ where: `${name} comes before ${names[index + 1]}`, wanted: last }];
    if (role === 'credits' && !before && !after)
      return [{ where: `${name} comes between ${names[index - 1]} and ${names[index + 1]}`, wanted: last }];
    return [];
  });
  const [only, another] = found;
  if (!only) return [];
  const why = 'for pages are in the order of their names';
  if (!another) return [`${only.where}, ${why}: name it ${only.wanted}.`];
  const told = found.slice(0, NAMED_MAX).map(({ where, wanted }) => `${where} (name it ${wanted})`);
  const more = found.length - told.length;
  return [`${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}, ${why}.`];
}

import { storedWrites } from './stored-writes';

/** Whether a title is a favourite by what was done and is still to be sent; undefined where nothing is. */
export function queuedFavorite(titleId: number): boolean | undefined {
  const last = storedWrites().findLast(({ query }) => query.title_id === titleId);
  return last && last.endpoint === 'addFavorite';
}

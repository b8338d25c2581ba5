import { storage } from '@/lib/storage';

import { laterWrites } from './model/later-writes';

/** Whether a title is a favourite by what was done and is still to be sent; undefined where nothing is. */
export function queuedFavorite(titleId: number): boolean | undefined {
  const last = laterWrites(storage.read('laterWrites')).findLast(({ query }) => query.title_id === titleId);
  return last && last.endpoint === 'addFavorite';
}

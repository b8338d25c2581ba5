import { answeredPopups } from '@/components/catalog/answered-popups';
import { storage } from '@/lib/storage';

import { readViewedPopups, withViewedPopup } from './model/viewed-popups';

/** The popups of home that this browser has been shown; where nothing can be stored, this visit's. */
export const shownPopups = {
  has: (id: number) => answeredPopups.has(`home ${id}`) || readViewedPopups(storage.read('VIEWED_POPUP')).includes(id),
  add(id: number) {
    answeredPopups.add(`home ${id}`);
    storage.write('VIEWED_POPUP', withViewedPopup(storage.read('VIEWED_POPUP'), id));
  },
};

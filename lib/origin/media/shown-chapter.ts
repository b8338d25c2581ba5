import type { Store } from '../store/create-store';
import { readChapter } from '../store/chapters';
import { NO_END_AT } from '../store/end-of-chapter';

/** A chapter that has begun and is not over: its picture is for everybody, in the app or not. `until`: the seconds at which that ends, where it does. */
export async function shownChapter(store: Store, id: number, now: number) {
  const chapter = await readChapter(store.db, id);
  if (!chapter || chapter.start_at > now || chapter.end_at <= now) return undefined;
  return { chapter, until: chapter.end_at === NO_END_AT ? undefined : chapter.end_at };
}

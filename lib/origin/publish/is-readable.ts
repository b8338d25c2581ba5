import { secondsOf } from './apply/seconds-of';
import { opensAt } from './opens-at';
import type { PublishedChapter } from './publication';

/** Whether a chapter has opened at `now` (seconds), and has not closed. */
export function isReadable({ entry, language }: Pick<PublishedChapter, 'entry' | 'language'>, now: number): boolean {
  return opensAt(entry, language) <= now && (entry.end === undefined || secondsOf(entry.end) > now);
}

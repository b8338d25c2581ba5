import { secondsOf } from './apply/seconds-of';
import type { PublishedChapter } from './publication';

/** Whether a chapter has opened at `now` (seconds), and has not closed. */
export function isReadable({ entry, language }: Pick<PublishedChapter, 'entry' | 'language'>, now: number): boolean {
  return secondsOf(entry.starts?.[language] ?? entry.start) <= now && (entry.end === undefined || secondsOf(entry.end) > now);
}

import type { wire } from '@/lib/wire/messages';

/** The id of a title and, in seconds, when its newest chapter came out; undefined where either is missing. The wire writes the time as text. */
export function decodeTitleUpdated({
  title,
  updatedTitleTimestamp,
}: wire.ITitleUpdated): [titleId: number, updatedAt: number] | undefined {
  const seconds = Number(updatedTitleTimestamp);
  return title?.titleId && seconds > 0 && seconds < Infinity ? [title.titleId, seconds] : undefined;
}

import type { ErrorPopupKey } from './texts/error-popups';
import { Refusal } from './refusal';
import type { ChapterAccess } from './store/schema';

/** Free ones are open, and so is the one free read, which nobody has used up until reads are kept by session. */
const CLOSED: Record<ChapterAccess, ErrorPopupKey | undefined> = {
  free: undefined,
  'one-time-free': undefined,
  ticket: 'ticket',
  subscription: 'subscription',
  app: 'app-only',
};

/** Why a chapter may not be read at `now`, in seconds; undefined where it may. */
export function refusalToRead(chapter: { access: ChapterAccess; start_at: number; end_at: number }, now: number): Refusal | undefined {
  const reason = now < chapter.start_at ? 'not-yet' : now >= chapter.end_at ? 'expired' : CLOSED[chapter.access];
  return reason && new Refusal(reason);
}

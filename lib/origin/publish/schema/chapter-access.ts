import type { ChapterAccess } from '../../store/schema';

/** How a chapter is opened: by anybody, once, with a ticket, with a plan, in the app alone. */
export const CHAPTER_ACCESS = [
  'free',
  'one-time-free',
  'ticket',
  'subscription',
  'app',
] as const satisfies readonly ChapterAccess[];

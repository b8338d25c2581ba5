import type { wire } from '@/lib/wire/messages';
import type { ChapterSummary } from '../store/chapters';
import { isListed } from './chapter';

const WEB = 1;

/** What is said before a chapter's one free read, where there is such a chapter: it is read here, and beside it stands the publisher's banner. */
export function freeViewDialogue(
  chapters: readonly ChapterSummary[],
  publisherBanner: wire.IBanner | undefined,
  now: number,
): wire.IFreeViewDialogue | undefined {
  const isOffered = chapters.some((chapter) => chapter.access === 'one-time-free' && isListed(chapter, now));
  return isOffered ? { platform: WEB, dialogueUrl: '', publisherBanner } : undefined;
}

import { limits } from '@/lib/limits';

import type { Chapter } from './chapter';
import { LANGUAGES, type Language } from './language';

/** What is told of a chapter that lies in the reader's browser. */
export interface KeptChapter {
  chapterId: number;
  titleId: number;
  titleName: string;
  /** The language of the names; undefined for chapters that an earlier version stored. */
  language?: Language;
  /** As printed: "#128". */
  chapterName: string;
  thumbnailUrl: string;
  /** The address of its viewer, with the locale that it was kept in. */
  path: string;
  pages: number;
  bytes: number;
  /** Seconds. */
  keptAt: number;
  /** Seconds; undefined where the way in has no end. */
  endsAt?: number;
}

const TEXTS = ['titleName', 'chapterName', 'thumbnailUrl', 'path'] as const;
const NUMBERS = ['chapterId', 'titleId', 'pages', 'bytes', 'keptAt'] as const;

/** A record as it was stored, or undefined for what is none. */
export function keptChapterOf(stored: unknown): KeptChapter | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const record = stored as Record<string, unknown>;
  const isRecord =
    TEXTS.every((name) => typeof record[name] === 'string') && NUMBERS.every((name) => Number.isFinite(record[name]));
  // The browser is led to the path, and a host stands before it.
  const leadsHere = /^\/(?![\\/])/.test(String(record.path));
  const isWhole = isRecord && leadsHere && ['number', 'undefined'].includes(typeof record.endsAt);
  if (!isWhole) return undefined;
  const { language, ...rest } = record;
  const isLanguage = typeof language === 'string' && Object.hasOwn(LANGUAGES, language);
  return { ...rest, ...(isLanguage && { language }) } as unknown as KeptChapter;
}

/** Whether a kept chapter may be read no longer. @param now seconds */
export function isOver({ endsAt }: Pick<KeptChapter, 'endsAt'>, now: number): boolean {
  return endsAt !== undefined && now >= endsAt;
}

/** Until when a reader who opens a chapter now may read it, in seconds; undefined where that has no end. */
export function wayInEnds(
  { access, endAt, ticketEndsAt }: Pick<Chapter, 'access' | 'endAt' | 'ticketEndsAt'>,
  now: number,
): number | undefined {
  const passes: Partial<Record<Chapter['access'], number>> = {
    'one-time-free': now + limits.oneTimePassSeconds,
    ticket: ticketEndsAt ?? now + limits.ticketPassSeconds,
  };
  const ends = [endAt, passes[access]].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

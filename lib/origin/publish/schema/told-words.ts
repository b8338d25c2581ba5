import { z } from 'zod';
import { words } from './words';

/** What series.yaml says in words, or leaves to ComicInfo.xml to say: of the same measure in both. */
export const TOLD_WORDS = {
  authors: z.array(words(120, 'Ana Reyes')).min(1).max(20),
  overview: words(4_000, 'Two strangers share the upper deck.'),
  title: words(200, 'Sixty-one Crossings'),
} as const;

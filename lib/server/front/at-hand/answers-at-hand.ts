import 'server-only';

import type { OutgoingHttpHeaders } from 'node:http';

import { limits } from '@/lib/limits';

import { outdatedPages } from '../../revalidate/outdated-pages';

/** How a kept page was answered, to whoever asked for it last. */
export interface Answer {
  status: number;
  tag: string;
  headers: OutgoingHttpHeaders;
  /** Compressed, where that is how it was answered. */
  body: Buffer;
}

interface Kept extends Answer {
  /** Milliseconds since 1970. */
  at: number;
}

// By what decides them (`expected-answer.ts`), the oldest first.
const answers = new Map<string, Kept>();
let size = 0;

function forget(key: string): void {
  size -= answers.get(key)?.body.byteLength ?? 0;
  answers.delete(key);
}

/** Nor from before the catalogue's last change, or from a time that is still to come, where the clock was set back. */
const isFresh = ({ at }: Kept, now: number) => Math.abs(now - at) < limits.answerAtHandMs && at >= outdatedPages.before;

/** Answers of the last moment: who asks for the same right after gets the same, and nobody has to make it out again. */
export const answersAtHand = {
  find(key: string, now: number): Answer | undefined {
    const kept = answers.get(key);
    return kept && isFresh(kept, now) ? kept : undefined;
  },
  keep(key: string, answer: Answer, now: number): void {
    forget(key);
    answers.set(key, { ...answer, at: now });
    size += answer.body.byteLength;
    for (const [oldest, kept] of answers) {
      if (size <= limits.answersAtHandMaxBytes && isFresh(kept, now)) break;
      forget(oldest);
    }
  },
};

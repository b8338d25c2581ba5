import type { Refusal } from '../refusal';
import type { ErrorPopupKey } from '../texts/error-popups';

/** What readers meet every day, and nobody has to mend. */
const ORDINARY: ReadonlySet<ErrorPopupKey> = new Set(['ticket', 'subscription', 'expired', 'not-yet', 'app-only', 'ticket-spent', 'one-time-free', 'one-time-used', 'link-expired']);
const PATH_MAX_LENGTH = 200;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** A request, as far as a log may know it: what stands in its query and headers is the reader's own affair. */
export interface Asked {
  method: string;
  path: string;
}

/**
 * One line of the log about a refused request: `PUT /api/comment_like 200 not-found: There is no comment 7.` Our own faults bring their stack.
 * Undefined for the ordinary states of chapters.
 */
export function refusalLine({ reason, status, debugInfo, cause }: Refusal, { method, path }: Asked): string | undefined {
  if (ORDINARY.has(reason)) return undefined;
  const line = `${method} ${path.slice(0, PATH_MAX_LENGTH)} ${status} ${reason}${debugInfo && `: ${debugInfo}`}`.replace(UNPRINTABLE, escaped);
  return cause === undefined ? line : `${line}\n${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

import { cleanText, printable } from './clean-text';

/** PostgreSQL quotes names of tables and columns in these, and what it was given in all others. */
const NAMES_OURS = /^(?:42|3D|3F|57|53|08)/;
const FRAMES = 20;
const CAUSES = 3;
const FRAME = /^\s+at /;

export interface ErrorFields {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
}

/** What of anything that was thrown a log may tell: its class, its cleaned message, its code, where it happened, and what was behind it. */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error) && !isErrorLike(error)) return { name: typeof error, message: 'was thrown' };
  const { name, message, stack, cause } = error as Error;
  const code = (error as { code?: unknown }).code;
  const known = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : undefined;
  // What an error says of itself stands before its frames, and may be of several lines.
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .map(printable);
  return {
    name: printable(String(name)).slice(0, 80),
    message: cleanText(String(message), known !== undefined && NAMES_OURS.test(known)),
    ...(known !== undefined && { code: known }),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(cause !== undefined && depth < CAUSES && { cause: errorFields(cause, depth + 1) }),
  };
}

/** Errors of another bundle or realm are of no class that we know. */
function isErrorLike(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && typeof (error as Error).message === 'string';
}

import type { Entry } from './entry';
import { errorFields, type ErrorFields } from './error-fields';

/** An entry for people at a terminal: `addFavorite 429 too-many: Try again in 8 seconds.`, and below it where an error happened. */
export function textLine({ message, call, status, reason, ms, bytes, error }: Entry): string {
  const measured =
    error === undefined && reason === undefined
      ? [ms !== undefined && `${ms} ms`, bytes !== undefined && `${bytes} bytes`]
      : [];
  const head = [call, status, reason, ...measured].filter((part) => part !== undefined && part !== false).join(' ');
  const told = [head, message].filter(Boolean).join(': ');
  return error === undefined ? told : `${told}\n${inLines(errorFields(error))}`.trim();
}

function inLines({ name, message, code, stack, cause }: ErrorFields): string {
  const lines = [
    `${name}${code === undefined ? '' : ` ${code}`}: ${message}`,
    stack,
    cause && `behind it ${inLines(cause)}`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

import { z } from 'zod';

import { LEVELS } from './entry';

/** How much is told of what is done, and to whom: programs, or people at a terminal. */
export const logSettings = {
  LOG_LEVEL: z.enum(['silent', ...LEVELS]).optional(),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
};

/** What is not said follows from who reads: a person wants to hear of what is wrong, a program of every call. */
export function logOf(
  { LOG_LEVEL, LOG_FORMAT }: { [Name in keyof typeof logSettings]?: z.output<(typeof logSettings)[Name]> },
  isTerminal = Boolean(process.stdout?.isTTY),
) {
  const format = LOG_FORMAT ?? (isTerminal ? 'text' : 'json');
  return { format, level: LOG_LEVEL ?? (format === 'text' ? 'warn' : 'info') } as const;
}

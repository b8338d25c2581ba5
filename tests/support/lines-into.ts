import type { Log } from '@/lib/log/entry';
import { textLine } from '@/lib/log/text-line';

/** A log that is told into a list, in words; what goes as it should is left out. */
export function linesInto(lines: string[]): Log {
  return (entry) => {
    if (entry.level === 'error' || entry.level === 'warn') lines.push(textLine(entry));
  };
}

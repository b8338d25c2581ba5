import pino, { type DestinationStream, type Level as PinoLevel } from 'pino';

import type { Entry, Level, Log } from './entry';
import { errorFields } from './error-fields';
import { currentRequest } from './request-id';
import { textLine } from './text-line';

/** Whoever does not read it for so long loses lines; nobody waits for him. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

export interface LogSettings {
  level: Level | 'silent';
  /** A JSON object a line, for programs, or words, for people. */
  format: 'json' | 'text';
}

/** The log of this process. What is below its level costs nothing but the question. @param out where to write; standard output unless told */
export function openLog({ level, format }: LogSettings, out: DestinationStream = standardOutput()): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      messageKey: 'message',
    },
    out,
  );
  return (entry) => {
    if (!logger.isLevelEnabled(entry.level as PinoLevel)) return;
    if (format === 'text') out.write(`${textLine(entry)}\n`);
    else logger[entry.level](fields(entry));
  };
}

function fields({ level: _level, error, ...told }: Entry): object {
  const request = currentRequest();
  return {
    ...(request !== undefined && { request }),
    ...told,
    ...(error !== undefined && { error: errorFields(error) }),
  };
}

/** Written behind what is done; all that waits is written when the process ends. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });
}

import { printable } from '@/lib/log/clean-text';
import type { Entry, Level, Log } from '@/lib/log/entry';
import type { EndpointName } from '@/lib/wire/endpoints';
import type { Refusal } from '../refusal';
import type { ErrorPopupKey } from '../texts/error-popups';
import { sizeOf } from './answer-size';

/** What readers meet every day, and nobody has to mend. */
const ORDINARY: ReadonlySet<ErrorPopupKey> = new Set([
  'ticket',
  'subscription',
  'expired',
  'not-yet',
  'app-only',
  'ticket-spent',
  'one-time-free',
  'one-time-used',
  'link-expired',
]);
/** What each site asks all day, to see whether anything has changed. */
const LOOKS: ReadonlySet<string> = new Set<EndpointName>(['catalogueVersion']);
const MESSAGE_MAX_LENGTH = 300;

export interface Asked {
  /** The request's id. */
  request?: string;
  call: string;
  /** When it came, by the clock of `performance`. */
  since: number;
}

export interface Answered {
  response: Response;
  /** Absent where it was not refused. */
  refusal?: Refusal;
}

/** Tells the log of each answer once, as it goes out: what was asked for, how it ended, how long it took. Gives the answer. */
export function tellAnswer(log: Log): (answered: Answered, asked: Asked) => Response {
  return ({ response, refusal }, { request, call, since }) => {
    log({
      level: refusal ? levelOf(refusal) : LOOKS.has(call) ? 'debug' : 'info',
      ...(request !== undefined && { request }),
      call,
      status: response.status,
      ms: Math.round((performance.now() - since) * 10) / 10,
      bytes: sizeOf(response),
      ...(refusal && whyOf(refusal)),
    });
    return response;
  };
}

function levelOf({ reason, cause }: Refusal): Level {
  if (ORDINARY.has(reason)) return 'info';
  return cause === undefined ? 'warn' : 'error';
}

function whyOf({ reason, debugInfo, cause }: Refusal): Partial<Entry> {
  return {
    reason,
    ...(debugInfo && { message: printable(debugInfo.slice(0, MESSAGE_MAX_LENGTH)) }),
    ...(cause !== undefined && { error: cause }),
  };
}

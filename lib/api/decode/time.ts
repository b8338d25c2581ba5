import { limits } from '@/lib/limits';

/** Seconds, or undefined for 0: the wire's "none". */
export function decodeTime(seconds: number | null | undefined): number | undefined {
  return seconds || undefined;
}

/** As `decodeTime`; the far future that means "no end" is none too. */
export function decodeEnd(seconds: number | null | undefined): number | undefined {
  return seconds && seconds < limits.noEndTimeStamp ? seconds : undefined;
}

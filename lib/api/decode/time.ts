import { limits } from '@/lib/limits';

/** Seconds; undefined for 0 (none) and for negative values, which are overflowed times after 2038-01-19. */
export function decodeTime(seconds: number | null | undefined): number | undefined {
  return seconds && seconds > 0 ? seconds : undefined;
}

/** As `decodeTime`; the time stamp that means "no end" is none too. */
export function decodeEnd(seconds: number | null | undefined): number | undefined {
  return seconds === limits.noEndTimeStamp ? undefined : decodeTime(seconds);
}

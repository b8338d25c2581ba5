import { limits } from '@/lib/limits';

/** `end_at` of a chapter without an end: the last second of the year 9999. */
export const NO_END_AT = 253_402_300_799;

/** The wire's `endTimeStamp` of a stored `end_at`: it has a time stamp of its own for no end. */
export function endTimeStampOf(endAt: number): number {
  return endAt === NO_END_AT ? limits.noEndTimeStamp : endAt;
}

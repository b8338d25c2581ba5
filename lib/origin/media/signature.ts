import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@/lib/limits';
import { DAY_SECONDS, dayOf } from '../day';

const LENGTH = 22;
const EXPIRY = /^[1-9]\d{0,6}$/;

/** The query that lets an address be opened: the same all through a UTC day, good for three. `now` is in seconds. */
export function sign(secret: Buffer, path: string, now: number): string {
  const expiry = dayOf(now) + limits.mediaSignatureDays;
  return `e=${expiry}&s=${digest(secret, path, expiry)}`;
}

/** Seconds at which an address stops working; undefined where it does not work at all. */
export function verify(secret: Buffer, url: URL, now: number): number | undefined {
  const day = url.searchParams.get('e') ?? '';
  if (!EXPIRY.test(day)) return undefined;
  const expiry = Number(day);
  const given = Buffer.from(url.searchParams.get('s') ?? '');
  const expected = Buffer.from(digest(secret, url.pathname, expiry));
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && dayOf(now) < expiry ? expiry * DAY_SECONDS : undefined;
}

function digest(secret: Buffer, path: string, expiry: number): string {
  return createHmac('sha256', secret).update(`sign\n${path}\n${expiry}`).digest('base64url').slice(0, LENGTH);
}

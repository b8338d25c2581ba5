import { decimalSign } from './decimal-sign';
import type { Locale } from './locales';

const TENTH = 100_000;
/** Below it no language has marks between the digits. */
const PLAIN_BELOW = 1_000;

/**
 * A size as its language writes it in megabytes, with a tenth where it is not whole: 0.9, 12, 1,5. As with counts (`counted`), `Intl` is asked for large ones alone.
 * @param bytes from 0 on
 */
export function megabytes(bytes: number, locale: Locale): string {
  const size = Math.round(bytes / TENTH) / 10;
  if (size >= PLAIN_BELOW) return size.toLocaleString(locale, { maximumFractionDigits: 1 });
  return String(size).replace('.', decimalSign(locale));
}

import { decimalSign } from '@/lib/i18n/decimal-sign';
import type { Locale } from '@/lib/i18n/locales';

type Steps = readonly (readonly [size: number, letter: string])[];

const views: Steps = [
  [1_000_000, 'M'],
  [1_000, 'K'],
];
const comments: Steps = [
  [1_000_000, 'm'],
  [1_000, 'k'],
];

/** One decimal always, so that the counts of a list have one form; rounded down. */
function shorten(count: number, steps: Steps, locale: Locale): string {
  for (const [size, letter] of steps) {
    if (count < size) continue;
    const tenths = Math.floor((count * 10) / size);
    return (tenths / 10).toFixed(1).replace('.', decimalSign(locale)) + letter;
  }
  return String(count);
}

/** 999, 1.0K, 980.2K, 1.2M. The letters are the same in every language. */
export function formatViews(count: number, locale: Locale): string {
  return shorten(count, views, locale);
}

/** 999, 1.0k, 12.3k, 1.2m. */
export function formatComments(count: number, locale: Locale): string {
  return shorten(count, comments, locale);
}

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

function shorten(count: number, steps: Steps, decimalsBelow: number, locale: Locale): string {
  for (const [size, letter] of steps) {
    if (count < size) continue;
    const tenths = Math.floor((count * 10) / size);
    if (tenths >= decimalsBelow * 10) return String(Math.floor(tenths / 10)) + letter;
    return (tenths / 10).toFixed(1).replace('.', decimalSign(locale)) + letter;
  }
  return String(count);
}

/** 999, 1.0K, 980K, 1.2M: one decimal below a hundred of the unit, rounded down. The letters are the same in every language. */
export function formatViews(count: number, locale: Locale): string {
  return shorten(count, views, 100, locale);
}

/** 999, 1.0k, 12.3k, 1.2m: one decimal always, rounded down. */
export function formatComments(count: number, locale: Locale): string {
  return shorten(count, comments, Infinity, locale);
}

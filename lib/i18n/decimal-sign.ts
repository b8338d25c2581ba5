import type { Locale } from './locales';

const POINT: readonly Locale[] = ['en', 'th'];

/** What stands before the tenths of a number: a point, or the comma of most languages. */
export const decimalSign = (locale: Locale) => (POINT.includes(locale) ? '.' : ',');

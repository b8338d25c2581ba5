import { z } from 'zod';

import { LATIN_AMERICA } from './domain/latin-america';
import type { Promotion } from './domain/promotion';

const DAY_MS = 86_400_000;
const LOCALE = '{locale}';

const address = z.url({ protocol: /^https?$/ }).optional();
const countries = z.string().regex(/^\s*[A-Z]{2}\s*(,\s*[A-Z]{2}\s*)*$/i, 'is no list of two-letter country codes');

/** The settings of what is promoted in some countries: its first and last day in UTC, where, and with what. In addresses `{locale}` stands for the reader's. */
export const promotionSettings = {
  PROMOTION_FROM: z.iso.date().default('2021-03-16'),
  PROMOTION_UNTIL: z.iso.date().default('2021-04-13'),
  PROMOTION_COUNTRIES: countries.default(LATIN_AMERICA.join(',')),
  PROMOTION_URL: address,
  PROMOTION_PICTURE_URL: address,
};

type PromotionSettings = z.output<z.ZodObject<typeof promotionSettings>>;

/** What is promoted at a time (ms since 1970), somewhere, to readers of a locale; undefined where it is over or has not begun. */
export function promotionAt(
  { PROMOTION_FROM: from, PROMOTION_UNTIL: until, ...settings }: PromotionSettings,
  now: number,
  locale: string,
): Promotion | undefined {
  if (now < Date.parse(from) || now >= Date.parse(until) + DAY_MS) return undefined;
  return {
    url: settings.PROMOTION_URL?.replaceAll(LOCALE, locale),
    pictureUrl: settings.PROMOTION_PICTURE_URL?.replaceAll(LOCALE, locale),
  };
}

/** Whether readers of a country are promoted to; those of whom no country is told are not. */
export function isPromotedIn(
  { PROMOTION_COUNTRIES: named }: PromotionSettings,
  country: string | null | undefined,
): boolean {
  const code = country?.trim().toUpperCase();
  return named
    .toUpperCase()
    .split(',')
    .some((one) => one.trim() === code);
}

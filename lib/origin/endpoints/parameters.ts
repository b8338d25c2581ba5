import { z } from 'zod';
import { limits } from '@/lib/limits';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

const INT32_MAX = 2_147_483_647;

/** A positive number that the wire can carry. */
export const id = z
  .string('is missing')
  .regex(/^[1-9]\d{0,9}$/, 'is not a positive number')
  .transform(Number)
  .refine((value) => value <= INT32_MAX, 'is too large');

/** Some such numbers as a comma list, each once. */
export const ids = z
  .string('is missing')
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'is no list of positive numbers')
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .refine((list) => list.every((value) => value <= INT32_MAX), 'has one that is too large')
  .refine((list) => list.length <= limits.askedChaptersMax, `has more than ${limits.askedChaptersMax}`);

/** How much of a list in order of ids is read: so many entries at most, from an id on. */
export const pageRange = {
  from: id.default(1),
  count: id
    .refine((value) => value <= limits.cataloguePageMax, `is more than ${limits.cataloguePageMax}`)
    .default(limits.cataloguePageMax),
};

/** An interface language; an unknown one is English. */
export const language = z
  .string()
  .default('eng')
  .transform((code): LanguageCode => (isLanguage(code) ? code : 'eng'));

/** Content languages as a comma list; unknown ones are dropped, English is read where none is left. */
export const languages = z
  .string()
  .default('')
  .transform((list): readonly LanguageCode[] => {
    const known = [...new Set(list.split(','))].filter(isLanguage);
    return known.length > 0 ? known : ['eng'];
  });

export const viewerMode = z.enum(['vertical', 'horizontal']).optional();

/** One line of at most so many characters, none of them a control character or half of one. */
export function line(maxLength: number) {
  return z
    .string('is missing')
    .min(1, 'is empty')
    .max(maxLength, `is longer than ${maxLength} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has characters that are none');
}

export const pushToken = line(limits.pushTokenMaxLength);

function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGE_CODES, code);
}

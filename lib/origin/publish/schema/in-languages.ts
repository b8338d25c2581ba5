import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

const CODES = Object.keys(LANGUAGE_CODES) as LanguageCode[];

/** The same thing in some languages, one at least. Readers of another are told it in English, else in any that is there. */
export function inLanguages<Value extends z.ZodType>(value: Value, description: string) {
  const perLanguage = Object.fromEntries(CODES.map((code) => [code, value.optional()])) as Record<
    LanguageCode,
    z.ZodOptional<Value>
  >;
  return z
    .strictObject(perLanguage)
    .refine((said) => Object.keys(said).length > 0, {
      message: 'It says nothing in any language.',
      // An unknown language is one fault: the group is empty only because of it.
      when: ({ issues }) => issues.length === 0,
      params: { instead: 'Give it in one language at least, such as `eng`.' },
    })
    .meta({ description });
}

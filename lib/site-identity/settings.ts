import { z } from 'zod';

const DEFAULT_NAME = 'Komawari';
const NAME_MAX_LETTERS = 40;

/** As many as readers see: a letter with its marks is one. */
const lettersOf = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

/** The settings by which an operator makes the site his own. */
export const siteIdentitySettings = {
  SITE_NAME: z
    .string()
    .trim()
    // As it is printed; and in a message an apostrophe before a brace would hide that.
    .transform((name) => name.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' '))
    .refine((name) => name !== '' && lettersOf(name) <= NAME_MAX_LETTERS, `needs 1 to ${NAME_MAX_LETTERS} letters`)
    .refine((name) => !/[{}<>\p{Cc}\p{Cf}]/u.test(name), 'may not have { } < > or signs that cannot be seen')
    .default(DEFAULT_NAME),
  SITE_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #db2b25')
    .toLowerCase()
    .optional(),
  SITE_LOGO: z
    .string()
    .regex(/\.(svg|png)$/i, 'is neither an SVG nor a PNG file')
    .optional(),
};

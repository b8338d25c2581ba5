import { z } from 'zod';
import { inLanguages } from './in-languages';

/** Plain text of one line. The site's own texts are templates, in which `{`, `}`, `<` and `>` have another meaning. */
function line(maxLength: number, example: string, description: string) {
  return z
    .string()
    .max(maxLength)
    .regex(/\S/)
    .refine((text) => !/[<>{}]/.test(text), {
      message: 'It has one of the signs < > { }, which cannot stand here.',
      params: { instead: 'Write it as plain text, without these signs.' },
    })
    .refine((text) => !/[\r\n]/.test(text), {
      message: 'It has more than one line.',
      params: { instead: 'Write it in one line.' },
    })
    .meta({ description, examples: [example] });
}

const wordsSchema = z.strictObject({
  tagline: line(
    90,
    'Comics from the north coast',
    'One line about the site: in the footer, on sharing pictures and in titles.',
  ).optional(),
  description: line(
    300,
    'Comics from the north coast, a new chapter every Friday.',
    'What search engines, feeds and installed apps say about the site.',
  ).optional(),
  section: line(20, 'Comics', 'The name of the section with all series, in the header and the bottom bar.').optional(),
  list: line(40, 'All comics', 'The name of its list, in the footer and in breadcrumbs.').optional(),
  beta: z
    .strictObject({
      text: line(120, 'The ink here is still wet.', 'What the note says.'),
      more: line(120, 'Tell us if a line is out of place.', 'What it adds where there is room.').optional(),
    })
    .optional()
    .meta({ description: 'A note over home that the site is new. Without it there is no note.' }),
  home: z
    .strictObject({
      title: line(60, 'New comics', 'The title of home in tabs and search results.').optional(),
      description: line(
        300,
        'The newest chapters of all our comics.',
        'Its description for search engines.',
      ).optional(),
    })
    .optional()
    .meta({ description: 'How home is found.' }),
  chapters: line(
    200,
    'The first three chapters are free.',
    'How chapters may be read: a sentence on the page of every series but one-shots.',
  ).optional(),
});

/** `site` of `catalogue.yaml`. */
export const siteSchema = inLanguages(
  wordsSchema,
  'What the site says of itself, by language. What is missing in a language is said in neutral words of that language.',
).optional();

import { z } from 'zod';
import { CHAPTER_ACCESS } from './chapter-access';
import { FORMS } from './forms';
import { inLanguages } from './in-languages';
import { time } from './time';
import { TOLD_WORDS } from './told-words';
import { words } from './words';

const chapterFile = z
  .string()
  .max(300)
  .regex(/^(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\]+$/);

/** One chapter in all its languages. */
export const chapterSchema = z.strictObject({
  number: z
    .int()
    .min(0)
    .max(9_999)
    .meta({ description: 'Its place in the series; files are found by it.', examples: [1] }),
  name: words(40, '#1')
    .optional()
    .meta({ description: 'What is printed for its number, `#1` where nothing is said.', examples: ['Extra'] }),
  titles: inLanguages(TOLD_WORDS.title, 'Its title; else the Title that ComicInfo.xml names.').optional(),
  start: time('When it opens.'),
  starts: inLanguages(time('When it opens there.'), 'Where it opens at another time in a language.').optional(),
  end: time('When it closes; it stays where nothing is said.').optional(),
  access: z
    .enum(CHAPTER_ACCESS)
    .optional()
    .meta({ description: 'How it is opened; else as `access` of the series says, or free where that says nothing.' }),
  form: z.enum(FORMS).optional().meta({ description: 'How it lies on the page, where it is not as the series.' }),
  files: inLanguages(
    chapterFile.meta({
      description: 'Its archive or folder of pages, by its path from this file.',
      examples: ['eng/extra.cbz'],
    }),
    'Where its pages are, if their name does not tell its number.',
  ).optional(),
});

export type ChapterEntry = z.output<typeof chapterSchema>;

import { z } from 'zod';
import { AGE_RATINGS } from './age-ratings';
import { bannersOf } from './banners-of';
import { chapterSchema } from './chapter-schema';
import { CHAPTER_ACCESS } from './chapter-access';
import { FORMS } from './forms';
import { inLanguages } from './in-languages';
import { LABEL_CODES } from './label-codes';
import { paper } from './paper';
import { pictureFile } from './picture-file';
import { slug } from './slug';
import { TOLD_WORDS } from './told-words';
import { words } from './words';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const picture = (description: string, example: string) =>
  inLanguages(
    pictureFile(description, example),
    `${description} One a language; others see that of English, else any.`,
  ).optional();

/** `series.yaml`: a series, its titles in each language, and what its chapters are. */
export const seriesSchema = z
  .strictObject({
    authors: TOLD_WORDS.authors.optional().meta({
      description: 'Who made it; else the Writer that ComicInfo.xml names.',
      examples: [['Ana Reyes', 'Bo Lind']],
    }),
    label: z.enum(LABEL_CODES).meta({ description: 'The magazine that it is in, one of `labels` in catalogue.yaml.' }),
    tags: z
      .array(slug('A genre.', 'romance'))
      .max(20)
      .default([])
      .meta({
        description: 'Its genres, of `tags` in catalogue.yaml, the most telling first.',
        examples: [['romance']],
      }),
    publisher: slug('Who brings it out, one of `publishers` in catalogue.yaml.', 'north-quay'),
    status: z.enum(['ongoing', 'completed', 'one-shot', 'hiatus']).meta({ description: 'How it stands with it.' }),
    schedule: z
      .enum(['everyday', 'weekly', 'biweekly', 'monthly', 'bimonthly', 'trimonthly', 'other'])
      .default('other')
      .meta({ description: 'How often a chapter comes.' }),
    weekday: z.enum(WEEKDAYS).optional().meta({ description: 'On which day, where it comes on one.' }),
    rating: z
      .enum(AGE_RATINGS)
      .optional()
      .meta({ description: 'For whom it is; else the AgeRating that ComicInfo.xml names.' }),
    direction: z
      .enum(['rtl', 'ltr'])
      .optional()
      .meta({ description: 'Which way its pages are turned; else what ComicInfo.xml says in Manga.' }),
    form: z
      .enum(FORMS)
      .default('auto')
      .meta({ description: 'How its chapters lie on the page: `auto` looks at each chapter’s pages.' }),
    simulpub: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether its chapters come out together with the original.' }),
    plan: z
      .enum(['disabled', 'basic', 'standard', 'deluxe'])
      .default('disabled')
      .meta({ description: 'What subscription opens it.' }),
    keyed: z.boolean().default(true).meta({ description: 'Whether pages after the first are sent under a key.' }),
    languages: inLanguages(
      z.strictObject({
        name: words(200, 'The Six O’Clock Ferry'),
        overview: TOLD_WORDS.overview.optional().meta({
          description: 'What makes one want to read it; else the Summary of ComicInfo.xml.',
          examples: ['Two strangers share the upper deck.'],
        }),
      }),
      'The languages that it is read in, with its title in each.',
    ),
    metaInfo: inLanguages(
      z.strictObject({
        title: words(120, 'The Six O’Clock Ferry').optional(),
        description: words(300, 'Sixty-one crossings are left.'),
      }),
      'What search engines are told; else name and overview.',
    ).optional(),
    paper: paper.optional(),
    pictures: z
      .strictObject({
        cover: picture('The cover, 800 × 1200.', 'pictures/cover.jpg'),
        landscape: picture('The cover lying down, 1200 × 750.', 'pictures/landscape.jpg'),
        square: picture('The cover as a square, 600 × 600.', 'pictures/square.jpg'),
        wide: picture('The wide banner, 1200 × 480.', 'pictures/wide.jpg'),
        slim: picture('The slim banner, 1200 × 300.', 'pictures/slim.jpg'),
        background: picture('What lies behind its page, 2880 px wide.', 'pictures/background.jpg'),
      })
      .prefault({})
      .meta({
        description: 'Its pictures; those that are missing are cut from others, the first from the first page.',
      }),
    banners: z
      .strictObject({
        title: bannersOf('On its own page.'),
        publisher: bannersOf('Of its publisher, beside it.'),
        viewer: bannersOf('After a chapter.'),
        'viewer-insert': bannersOf('Between a chapter’s pages.'),
        'last-page': bannersOf('On a chapter’s last page.'),
      })
      .prefault({})
      .meta({ description: 'Other series that are shown beside it.' }),
    access: z
      .strictObject({
        first: z
          .int()
          .min(0)
          .max(999)
          .default(3)
          .meta({ description: 'So many of the first chapters are free.', examples: [3] }),
        newest: z
          .array(z.enum(CHAPTER_ACCESS))
          .max(50)
          .default(['free', 'free', 'free'])
          .meta({
            description: 'How the newest ones are opened, the newest first.',
            examples: [['ticket', 'free', 'free']],
          }),
        between: z
          .enum(CHAPTER_ACCESS)
          .default('free')
          .meta({ description: 'How all others are opened; `app` needs an app at `links.stores` in catalogue.yaml.' }),
      })
      .prefault({})
      .meta({
        description: 'How chapters are opened that do not say it themselves; all are free where nothing is said.',
        examples: [{ first: 3, newest: ['ticket', 'free', 'free'], between: 'subscription' }],
      }),
    chapters: z
      .array(chapterSchema)
      .min(1)
      .max(5_000)
      .meta({
        description: 'Its chapters; their pages lie in a folder a language: eng/001.cbz.',
        examples: [[{ number: 1, start: '2026-03-01T15:00:00Z' }]],
      }),
  })
  .meta({ title: 'series.yaml', description: 'A series, its titles in each language, and its chapters.' });

export type SeriesFile = z.output<typeof seriesSchema>;

import { z } from 'zod';
import { bannersOf } from './banners-of';
import { inLanguages } from './in-languages';
import { LABEL_CODES } from './label-codes';
import { linksSchema } from './links-schema';
import { noticeFields } from './notice-fields';
import { pictureFile } from './picture-file';
import { popupSchema } from './popup-schema';
import { questionnaireSchema } from './questionnaire-schema';
import { sitePath } from './site-path';
import { siteSchema } from './site-schema';
import { slug } from './slug';
import { words } from './words';

const labelNames = Object.fromEntries(
  LABEL_CODES.map((code) => [code, words(80, 'Nightjar Weekly').optional()]),
) as Record<(typeof LABEL_CODES)[number], z.ZodOptional<z.ZodString>>;

/** `catalogue.yaml`: all that is of no one series. */
export const catalogueSchema = z
  .strictObject({
    labels: z.strictObject(labelNames).meta({
      description: 'The magazines: a name for each code that is used. Codes are fixed.',
      examples: [{ WJ: 'Nightjar Weekly' }],
    }),
    tags: z
      .record(slug('A genre.', 'romance'), inLanguages(words(60, 'Romance'), 'What readers call it.'))
      .default({})
      .meta({ description: 'The genres, each by the name that series use for it.' }),
    publishers: z
      .record(
        slug('A publisher.', 'north-quay'),
        z.strictObject({
          name: words(120, 'North Quay'),
          picture: pictureFile('The banner over his news, 1200 × 480.', 'pictures/north-quay.jpg').optional(),
        }),
      )
      .meta({
        description: 'The houses that bring the series out.',
        examples: [{ 'north-quay': { name: 'North Quay' } }],
      }),
    banners: z
      .strictObject({
        home: bannersOf('The carousel of home; of several the last stands among its groups.'),
        featured: bannersOf('Of the featured page: one large, two small, then others between its lists.'),
        search: bannersOf('Of the search.'),
      })
      .prefault({})
      .meta({ description: 'Banners on pages of their own.' }),
    rankings: z
      .strictObject({
        hottest: bannersOf('Over the hottest.'),
        trending: bannersOf('Over those that trend.'),
        completed: bannersOf('Over those that are completed.'),
      })
      .prefault({})
      .meta({ description: 'Banners of the rankings.' }),
    featured: z
      .array(
        z.strictObject({
          key: slug('What it stays known by.', 'rainy-days'),
          names: inLanguages(words(80, 'For rainy days'), 'What it is headed with.'),
          series: z
            .array(slug('A series of it.', 'ferry-at-six'))
            .min(1)
            .max(100)
            .meta({ description: 'Its series, by their folders.', examples: [['ferry-at-six']] }),
        }),
      )
      .max(100)
      .default([])
      .meta({ description: 'The lists of the featured page, in order.' }),
    popups: z.array(popupSchema).max(100).default([]).meta({
      description: 'What comes up once over home, or before series of an age rating. Of several for a place the first.',
    }),
    announcements: z
      .array(
        z.strictObject({
          ...noticeFields,
          texts: inLanguages(
            z.strictObject({
              title: words(200, 'A calmer viewer'),
              body: words(20_000, '<p>Pages now load ahead.</p>'),
            }),
            'What it says; the body is HTML.',
          ),
        }),
      )
      .max(1_000)
      .default([])
      .meta({ description: 'What the service announces.' }),
    news: z
      .array(
        z.strictObject({
          ...noticeFields,
          publisher: slug('Whose news it is, one of `publishers`.', 'north-quay'),
          link: sitePath('Where its link leads.').optional(),
          texts: inLanguages(
            z.strictObject({
              subject: words(200, 'A new harbour'),
              body: words(20_000, '<p>Three series move in.</p>'),
            }),
            'What it says; the body is HTML.',
          ),
        }),
      )
      .max(1_000)
      .default([])
      .meta({ description: 'What publishers tell of themselves.' }),
    questionnaires: z
      .array(questionnaireSchema)
      .max(20)
      .default([])
      .meta({ description: 'Surveys, each at an address of its own.' }),
    site: siteSchema,
    links: linksSchema,
  })
  .meta({ title: 'catalogue.yaml', description: 'What a catalogue has that is of no one series.' });

export type CatalogueFile = z.output<typeof catalogueSchema>;

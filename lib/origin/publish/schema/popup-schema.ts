import { z } from 'zod';
import { AGE_RATINGS } from './age-ratings';
import { inLanguages } from './in-languages';
import { sitePath } from './site-path';
import { slug } from './slug';
import { entriesOf, toldTogether } from './told-together';
import { words } from './words';

const PLACES = ['home', ...AGE_RATINGS.map((rating) => `rating-${rating}` as const)] as const;
const PICTURED = ['app', 'image', 'reward'];

const popupEntries = z.strictObject({
  key: slug('What readers remember it by: what says something new needs a new one.', 'first-time'),
  place: z.enum(PLACES).meta({ description: 'Over home, or before the series of an age rating.' }),
  kind: z
    .enum(['text', 'app', 'image', 'reward'])
    .default('text')
    .meta({ description: 'Text; text beside a series’ picture; the picture alone; a film that is rewarded.' }),
  series: slug('Whose picture it shows, and where it leads without a link.', 'ferry-at-six').optional(),
  link: sitePath('Where its button leads.').optional(),
  texts: inLanguages(
    z.strictObject({
      subject: words(120, 'First time here?'),
      body: words(1_000, 'Start with any first chapter.'),
      ok: words(40, 'Show me').optional(),
      cancel: words(40, 'Later').optional(),
    }),
    'What it says.',
  ).optional(),
});

const pictured = toldTogether(
  popupEntries,
  ({ kind, series }) => series !== undefined || !PICTURED.includes(String(kind)),
  {
    message: 'It shows a picture, and names no series.',
    instead: 'Name the series whose picture it is: `series: ferry-at-six`.',
    at: 'series',
  },
);
const worded = toldTogether(
  pictured,
  ({ kind, texts }) => texts !== undefined || !['text', 'app'].includes(String(kind)),
  {
    message: 'It has nothing to say.',
    instead: 'Give it `texts`, or make it `kind: image`.',
    at: 'texts',
  },
);

export const popupSchema = toldTogether(
  worded,
  ({ kind, texts }) => kind !== 'text' || entriesOf(texts).every(([, said]) => said.ok !== undefined),
  {
    message: 'A popup of text needs a button in every language.',
    instead: 'Write `ok: Show me` beside each `subject`.',
    at: 'texts',
  },
);

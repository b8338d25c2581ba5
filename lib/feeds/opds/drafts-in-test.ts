import { z } from 'zod';

/**
 * The parts of the OPDS 2.0 drafts (drafts.opds.io) and of the Readium manifest with its Divina profile (readium.org/webpub-manifest) that
 * reading apps rely on. Addresses are absolute here, as they recommend.
 */
const size = z.int().positive().optional();
const text = z.string().min(1).optional();
const mediaType = z.string().regex(/^[a-z]+\/[\w.+-]+$/);
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/);

const link = z
  .object({
    href: z.string().min(1),
    type: mediaType.optional(),
    templated: z.boolean().optional(),
    title: text,
    rel: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
    language: languageTag.optional(),
    width: size,
    height: size,
    properties: z
      .object({ page: z.enum(['left', 'right', 'center']).optional(), numberOfItems: z.int().min(0).optional() })
      .optional(),
  })
  .refine(({ href, templated }) => (templated ? /\{\?query\}$/.test(href) : URL.canParse(href)), 'invalid href');

const links = (rel: RegExp) =>
  z.array(link).refine((all) => all.some((one) => [one.rel ?? []].flat().some((each) => rel.test(each))), `no ${rel}`);
const isPicture = ({ type = '' }: { type?: string }) => /^image\/(?:jpeg|webp|avif|png|jxl|gif)$/.test(type);

const metadata = z.looseObject({
  '@type': uri.optional(),
  title: z.string().min(1),
  subtitle: text,
  identifier: uri.optional(),
  author: text,
  description: text,
  language: languageTag.optional(),
  published: z.iso.datetime().optional(),
  modified: z.iso.datetime().optional(),
  numberOfPages: z.int().positive().optional(),
  numberOfItems: z.int().min(0).optional(),
  itemsPerPage: z.int().positive().optional(),
  currentPage: z.int().positive().optional(),
  belongsTo: z.object({ series: z.object({ name: z.string().min(1), position: z.number().optional() }) }).optional(),
});

export const publicationSchema = z.object({
  metadata,
  links: links(/^preview$|^http:\/\/opds-spec\.org\/acquisition(?:\/|$)/),
  images: z
    .array(link)
    .min(1)
    .refine((images) => images.some(isPicture), 'no common image type')
    .optional(),
});

const unique = (items: unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size === items.length;
const navigation = z
  .array(link.refine(({ title }) => title !== undefined, 'no title'))
  .min(1)
  .refine(unique, 'duplicate')
  .optional();
const publications = z.array(publicationSchema).min(1).refine(unique, 'duplicate').optional();
const group = z
  .object({ metadata, navigation, publications })
  .refine((one) => Boolean(one.navigation) !== Boolean(one.publications), 'not exactly one collection');

export const feedSchema = z
  .strictObject({
    metadata,
    links: links(/^self$/),
    navigation,
    publications,
    groups: z.array(group).min(1).optional(),
  })
  .refine((feed) => feed.navigation ?? feed.publications ?? feed.groups, 'no collection');

export const manifestSchema = z.object({
  '@context': uri,
  metadata: metadata.extend({
    conformsTo: z.literal('https://readium.org/webpub-manifest/profiles/divina'),
    layout: z.enum(['fixed', 'scrolled']).optional(),
    readingProgression: z.enum(['ltr', 'rtl']).optional(),
  }),
  links: links(/^self$/),
  readingOrder: z.array(link.refine(isPicture, 'no image')).min(1).refine(unique, 'duplicate'),
});

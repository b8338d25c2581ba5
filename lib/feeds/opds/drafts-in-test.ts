import { z } from 'zod';

/**
 * What the drafts require, as their JSON schemas say it: OPDS Catalog 2.0 (drafts.opds.io), the Readium Web Publication Manifest and its
 * Divina profile (readium.org/webpub-manifest). Addresses are whole here, which they recommend.
 */
const size = z.int().positive().optional();
const rel = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional();
const mediaType = z.string().regex(/^[a-z]+\/[\w.+-]+$/);
const dateTime = z.iso.datetime();
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/);

const link = z
  .object({
    href: z.string().min(1),
    type: mediaType.optional(),
    templated: z.boolean().optional(),
    title: z.string().min(1).optional(),
    rel,
    language: languageTag.optional(),
    width: size,
    height: size,
    properties: z
      .object({ page: z.enum(['left', 'right', 'center']).optional(), numberOfItems: z.int().min(0).optional() })
      .optional(),
  })
  .refine(
    ({ href, templated }) => (templated ? /\{\?query\}$/.test(href) : URL.canParse(href)),
    'href is an address, or a template',
  );

const has = (wanted: readonly string[]) => (links: { rel?: string | string[] }[]) =>
  links.some((one) => [one.rel ?? []].flat().some((each) => wanted.includes(each)));

const ACQUISITION = ['', '/buy', '/open-access', '/borrow', '/sample', '/subscribe'].map(
  (kind) => `http://opds-spec.org/acquisition${kind}`,
);
const PICTURES = ['jpeg', 'webp', 'avif', 'png', 'jxl', 'gif'].map((type) => `image/${type}`);

const metadata = z.looseObject({
  '@type': uri.optional(),
  title: z.string().min(1),
  subtitle: z.string().min(1).optional(),
  identifier: uri.optional(),
  author: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  language: languageTag.optional(),
  published: dateTime.optional(),
  modified: dateTime.optional(),
  numberOfPages: z.int().positive().optional(),
  belongsTo: z
    .object({
      series: z.object({ name: z.string().min(1), position: z.number().optional(), links: z.array(link).optional() }),
    })
    .optional(),
});

/** An OPDS publication: at least one link to acquire it by, and a picture of a common kind where there are any. */
export const publicationSchema = z.object({
  metadata,
  links: z.array(link).refine(has([...ACQUISITION, 'preview']), 'has no acquisition link'),
  images: z
    .array(link)
    .min(1)
    .refine((images) => images.some(({ type }) => PICTURES.includes(type ?? '')), 'has no common picture')
    .optional(),
});

const feedMetadata = z.object({
  title: z.string().min(1),
  subtitle: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  identifier: uri.optional(),
  numberOfItems: z.int().min(0).optional(),
  itemsPerPage: z.int().positive().optional(),
  currentPage: z.int().positive().optional(),
});
const unique = (items: unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size === items.length;
const navigation = z
  .array(link.refine(({ title }) => title !== undefined, 'has no title'))
  .min(1)
  .refine(unique, 'names one twice')
  .optional();
const publications = z.array(publicationSchema).min(1).refine(unique, 'names one twice').optional();
const group = z
  .object({ metadata: feedMetadata, links: z.array(link).min(1).optional(), navigation, publications })
  .refine((one) => Boolean(one.navigation) !== Boolean(one.publications), 'holds one collection, of one kind');

/** An OPDS feed: a title, a link to itself, and at least one collection. */
export const feedSchema = z
  .strictObject({
    metadata: feedMetadata,
    links: z
      .array(link)
      .min(1)
      .refine(has(['self']), 'has no link to itself')
      .refine(unique, 'has a link twice'),
    navigation,
    publications,
    groups: z.array(group).min(1).optional(),
  })
  .refine((feed) => feed.navigation ?? feed.publications ?? feed.groups, 'has no collection');

/** A Divina manifest: bitmaps alone in its reading order, each with its type. */
export const manifestSchema = z.object({
  '@context': uri,
  metadata: metadata.extend({
    conformsTo: z.literal('https://readium.org/webpub-manifest/profiles/divina'),
    layout: z.enum(['fixed', 'scrolled']).optional(),
    readingProgression: z.enum(['ltr', 'rtl']).optional(),
  }),
  links: z.array(link).refine(has(['self']), 'has no link to itself'),
  readingOrder: z
    .array(link.refine(({ type }) => PICTURES.includes(type ?? ''), 'is no bitmap'))
    .min(1)
    .refine(unique, 'names one twice'),
});

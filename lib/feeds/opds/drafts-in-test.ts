import { z } from 'zod';

/**
 * The parts of the OPDS 2.0 drafts (drafts.opds.io) and of the Readium manifest with its Divina profile (readium.org/webpub-manifest) that
 * reading apps rely on. Addresses are absolute here, as they recommend.
 */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

const link = z
  .object({
    href: z.string().min(1),
    type: z.string().optional(),
    templated: z.boolean().optional(),
    title: z.string().min(1).optional(),
    rel: z.string().min(1).optional(),
    language: languageTag.optional(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    properties: z.object({ page: z.enum(['left', 'right', 'center']).optional() }).optional(),
  })
  .refine(({ href, templated }) => (templated ? /\{\?query\}$/.test(href) : URL.canParse(href)), 'invalid href');

const links = (rel: RegExp) => z.array(link).refine((all) => all.some((one) => rel.test(one.rel ?? '')), `no ${rel}`);
const isPicture = ({ type = '' }: { type?: string }) => /^image\/(?:jpeg|webp|avif|png|jxl|gif)$/.test(type);

const metadata = z.looseObject({
  title: z.string().min(1),
  identifier: z.string().optional(),
  language: languageTag.optional(),
  published: z.iso.datetime().optional(),
  modified: z.iso.datetime().optional(),
});

export const publicationSchema = z.object({
  metadata,
  links: links(/^preview$|^http:\/\/opds-spec\.org\/acquisition(?:\/|$)/),
  images: z
    .array(link)
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
  '@context': z.url(),
  metadata: metadata.extend({ conformsTo: z.literal('https://readium.org/webpub-manifest/profiles/divina') }),
  links: links(/^self$/),
  readingOrder: z.array(link.refine(isPicture, 'no image')).min(1).refine(unique, 'duplicate'),
});

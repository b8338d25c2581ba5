/** A link of the Readium Web Publication Manifest, on which OPDS 2.0 is built. Addresses are whole. */
export interface OpdsLink {
  href: string;
  rel?: string;
  type?: string;
  title?: string;
  templated?: true;
  /** BCP 47. */
  language?: string;
  width?: number;
  height?: number;
  properties?: { page?: 'left' | 'right' | 'center'; numberOfItems?: number };
}

export interface PublicationMetadata {
  '@type': string;
  title: string;
  subtitle?: string;
  identifier: string;
  author?: string;
  language: string;
  published?: string;
  modified?: string;
  belongsTo: { series: { name: string; position?: number; links: OpdsLink[] } };
}

/** Something that can be read at once: it has a link to acquire it by. */
export interface OpdsPublication {
  metadata: PublicationMetadata;
  links: OpdsLink[];
  images?: OpdsLink[];
}

interface FeedMetadata {
  title: string;
  subtitle?: string;
  description?: string;
  identifier?: string;
  numberOfItems?: number;
  itemsPerPage?: number;
  currentPage?: number;
}

interface Collections {
  navigation?: OpdsLink[];
  publications?: OpdsPublication[];
}

/** A feed of an OPDS 2.0 catalogue. */
export interface OpdsFeed extends Collections {
  metadata: FeedMetadata;
  links: OpdsLink[];
  groups?: (Collections & { metadata: FeedMetadata; links?: OpdsLink[] })[];
}

export const OPDS_TYPE = 'application/opds+json';
export const PUBLICATION_TYPE = 'application/opds-publication+json';
export const DIVINA_TYPE = 'application/divina+json';
export const HTML_TYPE = 'text/html';

/** What is empty is left out: the draft wants no list without an item. */
export function unlessEmpty<Name extends 'navigation' | 'publications', Item>(
  name: Name,
  items: Item[],
): { [Key in Name]?: Item[] } {
  return (items.length > 0 ? { [name]: items } : {}) as { [Key in Name]?: Item[] };
}

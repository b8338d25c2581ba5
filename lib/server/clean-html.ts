import 'server-only';

import sanitizeHtml from 'sanitize-html';

/** Where a link of the origin's leads: to an address of ours, or elsewhere; undefined for what may not be followed. */
export type LinkTo = (url: string) => { kind: 'page' | 'unlocalized' | 'external'; href: string } | undefined;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TAGS = [
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'h3',
  'a',
  'img',
];

/**
 * HTML of the origin that is safe to show: text, lists, pictures and links. Scripts, handlers, styles and frames are gone; a link that may
 * not be followed stays as its words. The page has its own headings above, so all of these become third-level ones.
 */
export function cleanHtml(html: string, linkTo: LinkTo): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...Object.fromEntries(HEADINGS.map((name) => [name, 'h3'])),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
      a: (tagName, { href = '' }) => {
        const to = linkTo(href);
        if (!to) return { tagName, attribs: {} };
        const attribs: sanitizeHtml.Attributes = {
          href: to.href,
          ...(to.kind === 'external' && { target: '_blank', rel: 'noopener' }),
        };
        return { tagName, attribs };
      },
    },
    // Not as another tag that is not allowed: then the next link beside it would never end, and take what follows the body along.
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && attribs.href === undefined && 'excludeTag',
  });
}

import type { ThirdParties } from '@/lib/domain/third-parties';

import type { InlineHashes } from './inline-hashes';

/** What the operator has named, as far as browsers have to know of it. */
interface Named {
  /** Of a remote origin's API. */
  apiOrigin?: string;
  promotionPicture?: string;
  services?: ThirdParties;
  /** From where the scripts of these services load further ones. */
  serviceOrigins?: readonly string[];
}

export type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const NONE = ["'none'"];
const SECURE = 'https:';
/** The browser lets inline styles be, where services of others write them into the page. */
const ANY_INLINE = "'unsafe-inline'";

const originsOf = (urls: readonly (string | undefined)[]) => [
  ...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : []))),
];

/** What a page may load and do, whatever stands in it. Nobody but the site has a part in it, unless the operator names them. */
export function directivesOf({ apiOrigin, promotionPicture, services, serviceOrigins = [] }: Named): Directives {
  // A remote origin says in its answers where its pictures are.
  const pictures = apiOrigin ? [...originsOf([apiOrigin]), SECURE] : [];
  const scripts = services
    ? [...originsOf([services.consent.script, services.ads?.script, services.tagManager?.script]), ...serviceOrigins]
    : [];
  // What an advertisement shows and counts is anywhere; what it may run is not.
  const shown = services ? [...scripts, SECURE] : [];
  return {
    'default-src': NONE,
    'script-src': [SELF, ...scripts],
    'style-src': [SELF, ...(services ? [...shown, ANY_INLINE] : [])],
    'img-src': [...new Set([SELF, 'data:', 'blob:', ...pictures, ...originsOf([promotionPicture]), ...shown])],
    'font-src': [SELF, ...shown],
    'connect-src': [...new Set([SELF, ...pictures, ...shown])],
    'frame-src': services ? shown : NONE,
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': NONE,
    'frame-ancestors': NONE,
  };
}

/**
 * How many hashes a page's policy has room for, of 54 bytes each: with 450 bytes of directives and 1,000 of other headers the head stays below the
 * 4 KB that nginx takes by default. Next hands over a page's data in a script for some 20 KB: home in a catalogue of 10,000 series has 38 hashes.
 */
const ROOM = 40;

/** Has what stands within a page run and apply: its own scripts and styles, by their very words. */
export function withInline(directives: Directives, { scripts, styles, attributes }: InlineHashes): Directives {
  const style = directives['style-src'] ?? [];
  const isAnyStyle = style.includes(ANY_INLINE);
  const hasRoom = scripts.length + styles.length + attributes.length <= ROOM;
  return {
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), ...scripts],
    ...(!isAnyStyle && {
      'style-src': [...style, ...styles],
      // Attributes alone: they can neither run anything nor, without url() from elsewhere, tell anybody.
      ...(attributes.length > 0 && { 'style-src-attr': hasRoom ? ["'unsafe-hashes'", ...attributes] : [ANY_INLINE] }),
    }),
  };
}

/** A policy as its header says it. */
export function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

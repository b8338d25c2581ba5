import jsonld from 'jsonld';

/** Of schema.org's context what its terms come to: all are its own, and these hold addresses. The whole of it would be a download. */
const CONTEXT = {
  '@vocab': 'https://schema.org/',
  ...Object.fromEntries(
    ['url', 'image', 'logo', 'item', 'sameAs', 'itemListOrder'].map((term) => [
      term,
      { '@id': `https://schema.org/${term}`, '@type': '@id' },
    ]),
  ),
};

/** A document as a JSON-LD processor reads it, with all its addresses made whole. */
export function expandJsonLd(document: object, base: string) {
  return jsonld.expand(document as jsonld.JsonLdDocument, {
    base,
    documentLoader: async (url) => {
      if (url !== 'https://schema.org') throw new Error(`No context but schema.org's: ${url}`);
      return { contextUrl: undefined, documentUrl: url, document: { '@context': CONTEXT } };
    },
  });
}

import type { Thing, WithContext } from 'schema-dts';

/** What a page tells machines about what it shows. A text of the catalogue cannot end the script: `<` is spelled out. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}

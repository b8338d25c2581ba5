import { createHash } from 'node:crypto';

/** What stands within a page that browsers ask about, as sources of a policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Of style attributes. */
  attributes: string[];
}

// Text and attributes are escaped in what we render: a "<" begins a tag.
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const TAG = /<[a-z][^<>]*>/gi;
const STYLE = /\sstyle="([^"]*)"/i;
/** A script from elsewhere, or no script but data. */
const NOT_RUN = /\ssrc=|\stype="(?!text\/javascript|module)/i;
const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

const unescaped = (text: string) => text.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sources = (texts: Iterable<string>) => [...new Set(texts)].map(sourceOf);

/**
 * The scripts, styles and style attributes that stand within a page, each once.
 * @param isTrusted whether we vouch for a script or style; the others are left out, and so do nothing
 */
export function inlineHashes(html: string, isTrusted: (text: string) => boolean): InlineHashes {
  const elements = [...html.matchAll(ELEMENT)]
    .filter(([, , attributes = '']) => !NOT_RUN.test(attributes))
    .map(([, name = '', , text = '']) => ({ name: name.toLowerCase(), text }));
  const trusted = (kind: string) =>
    sources(
      elements.filter(({ name, text }) => name === kind && text !== '' && isTrusted(text)).map(({ text }) => text),
    );
  const tags = html.replace(ELEMENT, '').match(TAG) ?? [];
  const attributes = tags.flatMap((tag) => STYLE.exec(tag)?.[1] ?? []);
  return { scripts: trusted('script'), styles: trusted('style'), attributes: sources(attributes.map(unescaped)) };
}

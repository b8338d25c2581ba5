import 'server-only';

import sanitizeHtml from 'sanitize-html';

/** About two lines beside a title's chapters. */
const MAX_LENGTH = 140;
/** Between these, words that stand apart would otherwise run into one. */
const BREAKS = [
  'p',
  'br',
  'hr',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
];
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** What a body of the origin's HTML begins with, as plain text in one paragraph. */
export function excerpt(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: BREAKS, allowedAttributes: {} })
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/[\t\n\f\r ]+/g, ' ')
    .trim();
  return text.length <= MAX_LENGTH ? text : `${wholeWords(text.slice(0, MAX_LENGTH)).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** A beginning without its last word, which may go on; in Thai words stand without spaces. */
function wholeWords(beginning: string): string {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(beginning)];
  return beginning.slice(0, words.at(-1)?.index || beginning.length);
}

import { AUTHOR_NOTES } from './texts/author-notes/all-author-notes';
import type { TextLanguage } from '../texts/text-language';

/** Quotation marks as a language prints them. */
const MARKS: Record<TextLanguage, readonly [open: string, close: string]> = {
  eng: ['“', '”'],
  esp: ['«', '»'],
  fra: ['«\u202f', '\u202f»'],
  ind: ['“', '”'],
  ptb: ['“', '”'],
  rus: ['«', '»'],
  tha: ['“', '”'],
  deu: ['„', '“'],
  vie: ['“', '”'],
};

/** What the author says of a series, in quotes and signed; empty where nothing is said in this language. */
export function authorNote({ slug, author }: { slug: string; author: string }, language: TextLanguage): string {
  const note = AUTHOR_NOTES[language][slug];
  if (note === undefined) return '';
  const [open, close] = MARKS[language];
  return `${open}${note}${close} — ${author}`;
}

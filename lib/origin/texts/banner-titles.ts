import type { TextLanguage } from './text-language';

/** What stands over the banners after a chapter's pages. */
export const BANNER_TITLES: Record<TextLanguage, string> = {
  eng: 'More to read',
  esp: 'Más para leer',
  fra: 'À lire aussi',
  ind: 'Bacaan lainnya',
  ptb: 'Leia também',
  rus: 'Что ещё почитать',
  tha: 'อ่านอะไรต่อดี',
  deu: 'Auch lesenswert',
  vie: 'Đọc thêm',
};

import type { TextLanguage } from './text-language';

/** What stands over the banners after a chapter's pages. */
export const BANNER_TITLES: Record<TextLanguage, string> = {
  eng: 'More to read',
  esp: 'Más para leer',
  fra: 'À lire aussi',
  ind: 'Bacaan lainnya',
  ptb: 'Mais para ler',
  rus: 'Что ещё почитать',
  tha: 'เรื่องอื่นที่น่าอ่าน',
  deu: 'Mehr Lesestoff',
  vie: 'Đọc thêm',
};

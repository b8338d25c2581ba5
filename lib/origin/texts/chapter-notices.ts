import type { TextLanguage } from './text-language';

/** What a reader is told of a chapter that has come out; `chapter` is its name, with its own title where it has one. */
export const CHAPTER_NOTICES: Record<TextLanguage, (chapter: string) => string> = {
  eng: (chapter) => `New chapter: ${chapter}`,
  esp: (chapter) => `Nuevo capítulo: ${chapter}`,
  fra: (chapter) => `Nouveau chapitre : ${chapter}`,
  ind: (chapter) => `Bab baru: ${chapter}`,
  ptb: (chapter) => `Novo capítulo: ${chapter}`,
  rus: (chapter) => `Новая глава: ${chapter}`,
  tha: (chapter) => `ตอนใหม่: ${chapter}`,
  deu: (chapter) => `Neues Kapitel: ${chapter}`,
  vie: (chapter) => `Chương mới: ${chapter}`,
};

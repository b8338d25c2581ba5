import type { ReactNode } from 'react';

import { LANGUAGES, type Language } from '@/lib/domain/language';

/** Renders what a message has between `<content>` tags: the catalogue's words, whose language may be another than the page's, or not known. */
export const inLanguage = (language: Language | undefined) =>
  function ContentWords(words: ReactNode) {
    return <span lang={language && LANGUAGES[language].tag}>{words}</span>;
  };

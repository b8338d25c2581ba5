import { LANGUAGES, type Language } from '@/lib/domain/language';
import { storage } from '@/lib/storage';

/** The language that the reader is spoken to: of the interface that he chose, else of the page that he is on. */
export function serviceLanguage(): Language {
  const locale = storage.read('service') ?? document.documentElement.lang;
  const languages = Object.keys(LANGUAGES) as Language[];
  return languages.find((language) => LANGUAGES[language].short.toLowerCase() === locale) ?? 'eng';
}

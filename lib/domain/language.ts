/** A language of content, by the code that queries use. The interface's language is a locale (`lib/i18n/locales.ts`). */
export type Language = 'eng' | 'esp' | 'fra' | 'ind' | 'ptb' | 'rus' | 'tha' | 'deu' | 'ita' | 'vie';

/** What each language is called by those who read it, and the BCP 47 tag that its text carries. */
export const LANGUAGES: Record<Language, { name: string; tag: string; short: string }> = {
  eng: { name: 'English', tag: 'en', short: 'EN' },
  esp: { name: 'Español', tag: 'es', short: 'ES' },
  fra: { name: 'Français', tag: 'fr', short: 'FR' },
  ind: { name: 'Bahasa Indonesia', tag: 'id', short: 'ID' },
  ptb: { name: 'Português (BR)', tag: 'pt-BR', short: 'PT' },
  rus: { name: 'Русский', tag: 'ru', short: 'RU' },
  tha: { name: 'ไทย', tag: 'th', short: 'TH' },
  deu: { name: 'Deutsch', tag: 'de', short: 'DE' },
  ita: { name: 'Italiano', tag: 'it', short: 'IT' },
  vie: { name: 'Tiếng Việt', tag: 'vi', short: 'VI' },
};

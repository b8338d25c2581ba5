import type { Language } from './language';

export interface AvailableLanguage {
  language: Language;
  titlesCount: number;
}

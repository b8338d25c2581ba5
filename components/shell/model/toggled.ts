import type { Language } from '@/lib/domain/language';

/** The languages with one more, or without it if it was among them. */
export function toggled(languages: readonly Language[], language: Language): Language[] {
  return languages.includes(language) ? languages.filter((each) => each !== language) : [...languages, language];
}

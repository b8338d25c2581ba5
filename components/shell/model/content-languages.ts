import { LANGUAGES, type Language } from '@/lib/domain/language';

/** The content languages as they are stored, "eng,esp": known ones, and always the interface's own. */
export function readStored(value: string | undefined, own: Language): Language[] {
  const known = (value ?? '').split(',').filter((code): code is Language => Object.hasOwn(LANGUAGES, code));
  return [...new Set([own, ...known])];
}

export function toggled(languages: readonly Language[], language: Language): Language[] {
  return languages.includes(language) ? languages.filter((each) => each !== language) : [...languages, language];
}

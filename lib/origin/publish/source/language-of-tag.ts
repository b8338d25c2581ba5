import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

const BY_TAG: Record<string, LanguageCode> = {
  en: 'eng',
  es: 'esp',
  spa: 'esp',
  fr: 'fra',
  fre: 'fra',
  id: 'ind',
  pt: 'ptb',
  por: 'ptb',
  ru: 'rus',
  th: 'tha',
  de: 'deu',
  ger: 'deu',
  it: 'ita',
  vi: 'vie',
};

/** The language that `en`, `pt-BR`, `spa` or a code of ours stands for; undefined for none that is known. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(LANGUAGE_CODES, language)
    ? (language as LanguageCode)
    : Object.hasOwn(BY_TAG, language)
      ? BY_TAG[language]
      : undefined;
}

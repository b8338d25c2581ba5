import type { Locale } from '@/lib/i18n/locales';

/** Open Graph wants a territory with each language. */
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_US',
  es: 'es_ES',
  pt: 'pt_BR',
  fr: 'fr_FR',
  th: 'th_TH',
  id: 'id_ID',
  ru: 'ru_RU',
  vi: 'vi_VN',
  de: 'de_DE',
};

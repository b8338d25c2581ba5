import type { AvailableLanguage } from '@/lib/domain/available-language';
import type { wire } from '@/lib/wire/messages';

import { decodeLanguage } from './language';

/** The content languages there are titles in, as answers list them. */
export function decodeAvailableLanguages({ availableLanguages }: wire.ILanguages): AvailableLanguage[] {
  return (availableLanguages ?? []).map(({ language, titlesCount }) => ({
    language: decodeLanguage(language),
    titlesCount: titlesCount ?? 0,
  }));
}

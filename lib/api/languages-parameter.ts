import type { Language } from '@/lib/domain/language';

/** The `clang` parameter: a comma list of content languages. */
export function languagesParameter(languages: readonly Language[]): string {
  return languages.join(',');
}

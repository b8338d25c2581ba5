import { LANGUAGES, type Language } from '@/lib/domain/language';

/** The BCP 47 tag of a content language; undefined for an unknown one, and where an older origin does not name any. */
export function langOf(code: string | undefined): string | undefined {
  return LANGUAGES[code as Language]?.tag;
}

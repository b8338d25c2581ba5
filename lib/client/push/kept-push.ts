import { LANGUAGES, type Language } from '@/lib/domain/language';
import { storage } from '@/lib/storage';

/** Where the origin was told that this browser takes messages, and in which language. */
export interface KeptPush {
  token: string;
  language: Language;
  /** When it was last asked which key it has, in seconds. */
  keyAskedAt: number;
}

/** Undefined where it was never told, or what is kept is rubbish. */
export function readKeptPush(): KeptPush | undefined {
  try {
    const { token, language, keyAskedAt } = Object(JSON.parse(storage.read('pushToken') ?? '')) as Record<
      string,
      unknown
    >;
    return typeof token === 'string' && token !== '' && isLanguage(language)
      ? { token, language, keyAskedAt: Number(keyAskedAt) || 0 }
      : undefined;
  } catch {
    return undefined;
  }
}

export function keepPush(push: KeptPush): void {
  storage.write('pushToken', JSON.stringify(push));
}

function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

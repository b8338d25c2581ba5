import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { ERROR_POPUPS, type ErrorPopupKey } from './texts/error-popups';
import { TEXT_LANGUAGES, type TextLanguage } from './texts/text-language';

const ACTIONS: Partial<Record<ErrorPopupKey, number>> = { unauthorized: 1, maintenance: 2, 'geo-blocked': 3 };

interface Details {
  /** HTTP status: 200 for an answer that the application gives, another for a fault of the transport. */
  status?: number;
  /** One sentence for who wrote the call. */
  debugInfo?: string;
  headers?: Record<string, string>;
}

/** The origin will not do what it was asked. Becomes an `error` with its words in every language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly debugInfo: string;
  readonly headers: Record<string, string>;

  constructor(
    readonly reason: ErrorPopupKey,
    { status = 200, debugInfo = '', headers = {} }: Details = {},
  ) {
    super(debugInfo || reason);
    this.status = status;
    this.debugInfo = debugInfo;
    this.headers = headers;
  }

  toMessage(): wire.IErrorResult {
    const popup = (language: TextLanguage): wire.Popup.IOSDefault => ({ ...ERROR_POPUPS[language][this.reason], language: LANGUAGE_CODES[language] });
    return {
      action: ACTIONS[this.reason] ?? 0,
      englishPopup: popup('eng'),
      spanishPopup: popup('esp'),
      popups: TEXT_LANGUAGES.map(popup),
      debugInfo: this.debugInfo,
    };
  }
}

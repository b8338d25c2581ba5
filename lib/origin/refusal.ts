import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { actionMessage, appUrl } from './messages/action';
import { ERROR_POPUPS, TO_THE_SERIES, type ErrorPopupKey } from './texts/error-popups';
import { TEXT_LANGUAGES, type TextLanguage } from './texts/text-language';

const ACTIONS: Partial<Record<ErrorPopupKey, number>> = { unauthorized: 1, maintenance: 2, 'geo-blocked': 3 };

interface Details {
  /** HTTP status: 200 for an answer that the application gives, another for a fault of the transport. */
  status?: number;
  /** One sentence for who wrote the call. */
  debugInfo?: string;
  headers?: Record<string, string>;
  /** The title whose page the reader is led to. */
  titleId?: number;
  /** The fault of our own that is behind it. */
  cause?: unknown;
}

/** The origin will not do what it was asked. Becomes an `error` with its words in every language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly debugInfo: string;
  readonly headers: Record<string, string>;
  private readonly titleId: number | undefined;

  constructor(
    readonly reason: ErrorPopupKey,
    { status = 200, debugInfo = '', headers = {}, titleId, cause }: Details = {},
  ) {
    super(debugInfo || reason, { cause });
    this.status = status;
    this.debugInfo = debugInfo;
    this.headers = headers;
    this.titleId = titleId;
  }

  toMessage(): wire.IErrorResult {
    const action = this.titleId === undefined ? undefined : actionMessage(appUrl.title(this.titleId));
    const popup = (language: TextLanguage): wire.Popup.IOSDefault => ({
      ...ERROR_POPUPS[language][this.reason],
      language: LANGUAGE_CODES[language],
      okButton: action && { text: TO_THE_SERIES[language], action },
    });
    return {
      action: ACTIONS[this.reason] ?? 0,
      englishPopup: popup('eng'),
      spanishPopup: popup('esp'),
      popups: TEXT_LANGUAGES.map(popup),
      debugInfo: this.debugInfo,
    };
  }
}

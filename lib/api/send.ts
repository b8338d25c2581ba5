import type { AvailableLanguage } from '@/lib/domain/available-language';
import type { Outage } from '@/lib/domain/origin-error';
import type { EndpointName } from '@/lib/wire/endpoints';

/** One call of the table. Parameters that are undefined are left out. */
export interface Call {
  endpoint: EndpointName;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}

/** Carries a call to the origin and brings the bytes of its Response. @throws NetworkError when nothing came back */
export interface Send {
  (call: Call): Promise<Uint8Array>;
  /** Told when the answer was that the whole service is closed to whoever asks. */
  closed?: (outage: Outage) => void;
  /** Told of the content languages there are titles in, which most answers name. */
  offers?: (languages: readonly AvailableLanguage[]) => void;
}

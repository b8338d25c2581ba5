import type { TtlCache } from '@/lib/ttl-cache';
import type { TaggedBytes } from './http/respond';
import type { Urls } from './media/urls';
import type { InPlace } from './places';
import type { AdUnit } from './store/ad-units';
import type { Store } from './store/create-store';

/** What an answer is made from, beside its query. */
export interface Context {
  store: Store;
  urls: Urls;
  /** Seconds since 1970: the origin's clock at this request. */
  now: number;
  /** Results of queries that are the same for all readers, for a second. */
  cache: TtlCache;
  /** Encoded responses that are the same for all readers, or for all without a session, for a second. */
  responses: TtlCache<TaggedBytes>;
  /** Call after a write to shared data, so that its writer reads it. */
  clearCaches(): void;
  /** What stands among all chapters' pages, besides what is booked. */
  adUnits: readonly AdUnit[];
  /** Undefined where the reader sent none; such calls read and count nothing. */
  session?: string;
  /** The key that browsers subscribe with. */
  push: { publicKey: string };
  /** Takes one of the caller's writes: 0, or, when he has none left, the seconds until he has. Calls that write have taken theirs already. */
  takeWrite(): Promise<number>;
  /** Readers' writes take their places in here; calls that write have one already. */
  inPlace: InPlace;
  /** Tells the operator of what went wrong beside the answer. */
  warn(message: string, error?: unknown): void;
}

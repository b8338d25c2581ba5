import { LRUCache } from 'lru-cache';

interface TtlCacheOptions<Value> {
  /** How long an entry is fresh, from the start of its computation; a whole number. */
  ttlMs: number;
  /** Of all entries together; the least recently used are evicted. */
  maxSize: number;
  /** A positive integer; 1 where absent, so that `maxSize` is a number of entries. */
  sizeOf?: (value: Value) => number;
  /** Milliseconds of any clock, by default of one that is never set. */
  now?: () => number;
}

interface Entry<Value> {
  value: Promise<Value>;
}

/** Results of asynchronous computations by key, each for a limited time. */
export class TtlCache<Value = unknown> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #sizeOf: (value: Value) => number;
  readonly #now: () => number;
  #latest = 0;

  constructor({ ttlMs, maxSize, sizeOf = () => 1, now = () => performance.now() }: TtlCacheOptions<Value>) {
    this.#sizeOf = sizeOf;
    this.#now = now;
    // lru-cache serves an entry of exactly the TTL's age; here it has expired.
    this.#entries = new LRUCache({ maxSize, ttl: ttlMs - 1, ttlResolution: 0, perf: { now } });
  }

  /**
   * The cached value of a key, else what `compute` resolves to. Concurrent callers share one computation. A failure rejects all of them
   * and is not cached.
   */
  getOrSet<Found extends Value>(key: string, compute: () => Promise<Found>): Promise<Found> {
    const start = this.#readClock();
    const cached = this.#entries.get(key);
    if (cached) return cached.value as Promise<Found>;
    const value = compute();
    const entry: Entry<Value> = { value };
    this.#entries.set(key, entry, { size: 1 });
    const isCurrent = () => this.#entries.peek(key) === entry;
    value.then(
      (found) => {
        const size = this.#sizeOf(found);
        if (size !== 1 && isCurrent()) this.#entries.set(key, { value }, { size, start });
      },
      () => {
        if (isCurrent()) this.#entries.delete(key);
      },
    );
    return value;
  }

  /** Forgets everything, also what is still being computed. Call after a write to shared data, so that its writer reads it. */
  clear(): void {
    this.#entries.clear();
  }

  /** A clock that was set back would keep entries fresh until it has caught up. */
  #readClock(): number {
    const now = this.#now();
    if (now < this.#latest) this.clear();
    return (this.#latest = now);
  }
}

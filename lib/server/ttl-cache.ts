interface Options<Value> {
  ttlMs: number;
  /** The results that were read longest ago go first where all together weigh more. */
  maxWeight: number;
  weightOf: (value: Value) => number;
}

interface Entry<Value> {
  result: Promise<Value>;
  weight: number;
  until: number;
}

/**
 * Remembers what `make` resolves to, by key, for a time; those who ask meanwhile share one call. Failures are not remembered.
 * @param now milliseconds of a clock that only goes forward
 */
export function createTtlCache<Value>(
  { ttlMs, maxWeight, weightOf }: Options<Value>,
  now: () => number = () => performance.now(),
) {
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function weigh(key: string, entry: Entry<Value>, value: Value): void {
    if (entries.get(key) !== entry) return;
    entry.weight = weightOf(value);
    total += entry.weight;
    for (const oldest of entries.keys()) {
      if (total <= maxWeight) break;
      remove(oldest);
    }
  }

  return function read(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = entries.get(key);
    if (found && found.until > now()) {
      entries.delete(key);
      entries.set(key, found);
      return found.result;
    }
    remove(key);
    const entry: Entry<Value> = { result: make(), weight: 0, until: now() + ttlMs };
    entries.set(key, entry);
    entry.result.then(
      (value) => weigh(key, entry, value),
      () => entries.get(key) === entry && remove(key),
    );
    return entry.result;
  };
}

/** One second of the origin's clock. */
export interface Moment {
  /**
   * What was made for this key in this second, else `make` makes it; all who ask meanwhile wait for the same. `make` is handed what was
   * kept for the key when it was last asked for, if that was in the second before.
   */
  once<Value>(key: string, make: (before?: Promise<Value>) => Promise<Value>): Promise<Value>;
  /** What was made for this key in this second, where it is there already: for who cannot wait even for that. */
  made<Value>(key: string): Value | undefined;
  /** For who has changed what is the same for all: he shall see it himself at once. */
  forget(): void;
}

/** What a thing that is not bytes is taken to weigh. */
const ROUGH_BYTES = 32 * 1024;

/**
 * Keeps what is the same for all readers while a second lasts, so that it is right to the second and made once however many ask. Up to
 * about `maxBytes` are kept; failures never.
 */
export function createMoments(maxBytes: number): (second: number) => Moment {
  let current = openMoment(-1, new Map());

  /** Each second keeps its own: a call that goes on into the next one sees and makes what belongs to the second that it began in. */
  function openMoment(second: number, before: ReadonlyMap<string, Promise<unknown>>) {
    const kept = new Map<string, Promise<unknown>>();
    const there = new Map<string, unknown>();
    let bytes = 0;

    function once<Value>(key: string, make: (before?: Promise<Value>) => Promise<Value>): Promise<Value> {
      const known = kept.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const made = make(before.get(key) as Promise<Value> | undefined);
      if (bytes >= maxBytes) return made;
      kept.set(key, made);
      made.then(
        (value) => {
          if (kept.get(key) !== made) return;
          there.set(key, value);
          bytes += value instanceof Uint8Array ? value.byteLength : ROUGH_BYTES;
        },
        () => {
          if (kept.get(key) === made) kept.delete(key);
        },
      );
      return made;
    }

    // Whoever is still making something from what was before goes on with this one; all others have a new one, also where a second has begun while the change was written.
    function forget(): void {
      current = openMoment(current.second, new Map());
    }

    const moment: Moment = { once, made: <Value>(key: string) => there.get(key) as Value | undefined, forget };
    return { second, kept, moment };
  }

  return (second) => {
    if (second !== current.second)
      current = openMoment(second, second === current.second + 1 ? current.kept : new Map());
    return current.moment;
  };
}

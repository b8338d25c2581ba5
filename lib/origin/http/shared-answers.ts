/** Answers that are the same for all readers. */
export interface SharedAnswers {
  /** The answer that was made for this key in this second, else a new one; all who ask while it is made wait for the same. */
  get(key: string, second: number, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps answers while a second lasts, so that each is right to the second, up to `maxBytes` of them. Failures are not kept. */
export function createSharedAnswers(maxBytes: number): SharedAnswers {
  let current = -1;
  let bytes = 0;
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    get(key, second, make) {
      if (second !== current) {
        kept.clear();
        current = second;
        bytes = 0;
      }
      const known = kept.get(key);
      if (known) return known;
      const answer = make();
      if (bytes >= maxBytes) return answer;
      kept.set(key, answer);
      answer.then(
        ({ byteLength }) => {
          if (kept.get(key) === answer) bytes += byteLength;
        },
        () => kept.delete(key),
      );
      return answer;
    },
  };
}

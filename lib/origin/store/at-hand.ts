/** Records that were fetched ahead, to be looked up at once. */
export interface AtHand<Value> {
  /** Undefined for what is not there. @throws Error for what nobody has fetched */
  get(id: number): Value | undefined;
}

/** Which of some ids nobody has asked for yet, each once. */
export function missingFrom(known: ReadonlyMap<number, unknown>, ids: Iterable<number>): number[] {
  return [...new Set(ids)].filter((id) => !known.has(id));
}

/** Looks things up in a map that has an entry for all that was fetched, also where there was nothing. */
export function atHand<Value>(what: string, known: ReadonlyMap<number, Value | undefined>): AtHand<Value> {
  return {
    get(id) {
      if (!known.has(id)) throw new Error(`${what} ${id} has not been fetched`);
      return known.get(id);
    },
  };
}

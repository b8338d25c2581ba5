const ENDPOINTS = ['addFavorite', 'removeFavorite', 'likeComment', 'unlikeComment'] as const;

/** What a reader did that means the same when it is sent later: about one thing, named by its query. */
export interface Write {
  endpoint: (typeof ENDPOINTS)[number];
  query: Readonly<Record<string, number>>;
}

/** A write that waits. */
export interface LaterWrite extends Write {
  id: string;
  /** Its place among those that wait: they are sent from the lowest on. */
  place: number;
}

/** What is stored under an id; undefined where it cannot be understood. */
export function laterWrite(id: string, stored: string | undefined): LaterWrite | undefined {
  try {
    const { place, endpoint, query } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<LaterWrite>;
    if (!Number.isSafeInteger(place) || !ENDPOINTS.some((one) => one === endpoint)) return undefined;
    if (typeof query !== 'object' || query === null || !Object.values(query).every(Number.isSafeInteger))
      return undefined;
    return { id, place: place!, endpoint: endpoint!, query };
  } catch {
    return undefined;
  }
}

/** How a write is stored behind those that wait already. */
export function storedBehind(waiting: readonly LaterWrite[], { endpoint, query }: Write): string {
  return JSON.stringify({ place: Math.max(0, ...waiting.map(({ place }) => place)) + 1, endpoint, query });
}

/** In the order in which they were done. Two tabs may have given one place to two writes; these have an order as well. */
export function inOrder(writes: readonly LaterWrite[]): LaterWrite[] {
  return [...writes].sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
}

/** What a write is about: those about one thing are sent in their order, whatever becomes of others. */
export function subjectOf({ query }: Write): string {
  return JSON.stringify(query);
}

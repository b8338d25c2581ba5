/** As much of Cache Storage as the worker uses, for tests. */
export const HOME = 'https://reader.example';

class FakeCache {
  readonly entries = new Map<string, Response>();
  #key = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, HOME).href;
  match = async (asked: string | Request, options?: { ignoreSearch?: boolean }) => {
    const bare = (address: string) => (options?.ignoreSearch ? address.split('?')[0] : address);
    const found = [...this.entries].find(([address]) => bare(address) === bare(this.#key(asked)));
    return found?.[1].clone();
  };
  put = async (asked: string | Request, response: Response) => {
    this.entries.delete(this.#key(asked));
    this.entries.set(this.#key(asked), response);
  };
  delete = async (asked: string | Request) => this.entries.delete(this.#key(asked));
  matchAll = async () => [...this.entries.values()].map((response) => response.clone());
  keys = async () => [...this.entries.keys()].map((address) => new Request(address));
}

const kept = new Map<string, FakeCache>();

/** The cache of a name; made where there is none. */
export const cache = (name: string) => kept.get(name) ?? kept.set(name, new FakeCache()).get(name)!;

async function matchAny(asked: string | Request, options?: { ignoreSearch?: boolean }) {
  for (const one of kept.values()) {
    const found = await one.match(asked, options);
    if (found) return found;
  }
  return undefined;
}

/** Empties them all, and puts them in the browser's place. */
export function furnishCaches(): void {
  kept.clear();
  Object.assign(globalThis, {
    caches: {
      open: async (name: string) => cache(name),
      has: async (name: string) => kept.has(name),
      keys: async () => [...kept.keys()],
      match: matchAny,
      delete: async (name: string) => kept.delete(name),
    },
  });
}

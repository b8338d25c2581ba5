import 'server-only';

/** A page that was begun before a change and done after it is made again at the next looks: so many times all pages are. */
const LOOKS_AFTER = 2;

interface Watched {
  /** Reads what is another text after each change. */
  read: () => Promise<string>;
  pages: { before: number; isWell: boolean };
  /** Milliseconds since 1970. */
  clock: () => number;
}

export interface CatalogueWatch {
  /** Looks whether the catalogue has changed, and has no page from before be shown. */
  look(): Promise<void>;
  /** Has no page be shown that there is now. */
  renew(): void;
}

/** Follows the catalogue by its version. While that cannot be read, pages stay as they are. */
export function createCatalogueWatch({ read, pages, clock }: Watched): CatalogueWatch {
  const since = clock();
  let known: string | undefined;
  let looksLeft = 0;

  function renew(): void {
    pages.before = clock();
    looksLeft = LOOKS_AFTER;
  }
  return {
    renew,
    async look() {
      const version = await read().catch(() => undefined);
      pages.isWell = version !== undefined;
      if (version === undefined) return;
      if (known === undefined) {
        // What the build has made, it made of another day's catalogue.
        pages.before = Math.max(pages.before, since);
      } else if (version !== known) {
        renew();
      } else if (looksLeft > 0) {
        looksLeft--;
        pages.before = clock();
      }
      known = version;
      // Nor is any page from after a time that a clock was set back from.
      pages.before = Math.min(pages.before, clock());
    },
  };
}

/** Every key the product keeps in the browser. Values are strings; a key that cannot be read counts as absent. */
const keys = {
  session: 'local',
  service: 'local',
  contentsV2: 'local',
  viewerMode: 'local',
  viewerQuality: 'local',
  viewerPositions: 'local',
  betaNoteClosed: 'local',
  theme: 'local',
  VIEWED_POPUP: 'local',
  read_announcements: 'local',
  isBannerShowed: 'local',
  last_updated_token: 'local',
  search_tag: 'session',
  search_label: 'session',
  search_sort: 'session',
} as const satisfies Record<string, 'local' | 'session'>;

export type StorageKey = keyof typeof keys;

// Merely naming localStorage throws where the reader blocks it.
function area(key: StorageKey): Storage | undefined {
  try {
    return keys[key] === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The one door to the browser's storage: full, blocked or absent storage reads as nothing and never throws. */
export const storage = {
  read(key: StorageKey): string | undefined {
    try {
      return area(key)?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** Answers whether the value was kept. */
  write(key: StorageKey, value: string): boolean {
    try {
      const store = area(key);
      store?.setItem(key, value);
      return store !== undefined;
    } catch {
      return false;
    }
  },
  remove(key: StorageKey): void {
    try {
      area(key)?.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};

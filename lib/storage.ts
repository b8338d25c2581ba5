/** Every key the product keeps in the browser. Values are strings; a key that cannot be read counts as absent. */
const keys = {
  session: 'local',
  service: 'local',
  contentsV2: 'local',
  /** The content language before there could be several: `es`, `en` or `none`. Read to move it to `contentsV2`, and removed. */
  contents: 'local',
  viewerMode: 'local',
  viewerQuality: 'local',
  viewerPositions: 'local',
  viewerSettings: 'local',
  viewerKeys: 'local',
  tapZonesSeen: 'local',
  readingHistory: 'local',
  betaNoteClosed: 'local',
  theme: 'local',
  ownChange: 'local',
  VIEWED_POPUP: 'local',
  read_announcements: 'local',
  isBannerShowed: 'local',
  promotionShown: 'local',
  appPromptClosed: 'local',
  appPromptFollowed: 'local',
  last_updated_token: 'local',
  adsRefused: 'local',
  pushToken: 'local',
  reloadedAt: 'session',
  search_tag: 'session',
  search_label: 'session',
  search_sort: 'session',
  search_only: 'session',
} as const satisfies Record<string, 'local' | 'session'>;

/** Besides the table, kept locally: one key a rating popup, once its reader asked not to see it again; and one a write that is to be sent later. */
export type StorageKey = keyof typeof keys | `rating_checked_${number}` | `laterWrite_${string}`;

const isListed = (key: StorageKey): key is keyof typeof keys => key in keys;

// Merely naming localStorage throws where the reader blocks it.
function area(key: StorageKey): Storage | undefined {
  try {
    return !isListed(key) || keys[key] === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** A key as the browser spells it, for inline scripts: they run before this door is there. */
export function storageKey(key: StorageKey): string {
  return key;
}

/** The one door to the browser's storage: full, blocked or absent storage reads as nothing and never throws. */
export const storage = {
  read(key: StorageKey): string | undefined {
    try {
      return area(key)?.getItem(storageKey(key)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** The keys there are of those that begin so. */
  keysOf<Start extends 'laterWrite_'>(start: Start): `${Start}${string}`[] {
    try {
      return Object.keys(window.localStorage).filter((key): key is `${Start}${string}` => key.startsWith(start));
    } catch {
      return [];
    }
  },
  /** Answers whether the value was kept. */
  write(key: StorageKey, value: string): boolean {
    try {
      const store = area(key);
      store?.setItem(storageKey(key), value);
      return store !== undefined;
    } catch {
      return false;
    }
  },
  remove(key: StorageKey): void {
    try {
      area(key)?.removeItem(storageKey(key));
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};

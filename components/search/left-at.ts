/** Where a reader left the results for a title: kept with the history's entry, so that Back finds it and a new visit does not. */
export interface LeftAt {
  shown: number;
  titleId: number;
}

const isLeftAt = (value: unknown): value is LeftAt =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  'titleId' in value &&
  typeof value.shown === 'number' &&
  typeof value.titleId === 'number';

/** Reads it from the current entry. */
export function readLeftAt(): LeftAt | undefined {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'leftAt' in state ? state.leftAt : undefined;
  return isLeftAt(kept) ? kept : undefined;
}

/** Puts a keyword into the current address, without a new entry. */
export function keepInAddress(keyword: string): void {
  window.history.replaceState(null, '', addressOf(keyword));
}

/** As `keepInAddress`, for a reader who may be leaving, and from where if it is for a title. */
export function leaveInAddress(keyword: string, leftAt?: LeftAt): void {
  // The router passes over an entry that carries its own marks: told of the address now, it would give up where the reader is going.
  window.history.replaceState({ ...(window.history.state as object | null), leftAt }, '', addressOf(keyword));
}

function addressOf(keyword: string): string {
  return window.location.pathname + (keyword && `?keyword=${encodeURIComponent(keyword)}`);
}

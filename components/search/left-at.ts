/** Where a reader left the results for a title: kept with the history's entry, so that Back finds it and a new visit does not. */
export interface LeftAt {
  shown: number;
  titleId: number;
}

const isLeftAt = (value: unknown): value is LeftAt =>
  typeof value === 'object' && value !== null && 'shown' in value && 'titleId' in value && typeof value.shown === 'number' && typeof value.titleId === 'number';

/** Reads it from the current entry. */
export function readLeftAt(): LeftAt | undefined {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'leftAt' in state ? state.leftAt : undefined;
  return isLeftAt(kept) ? kept : undefined;
}

/** Puts a keyword into the current address without a new entry, and with it where the reader leaves, if he does. */
export function keepInAddress(keyword: string, leftAt?: LeftAt): void {
  const query = keyword && `?keyword=${encodeURIComponent(keyword)}`;
  window.history.replaceState(leftAt ? { leftAt } : null, '', window.location.pathname + query);
}

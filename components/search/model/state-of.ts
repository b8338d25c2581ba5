export type SearchState = 'empty' | 'loading' | 'found' | 'none' | 'failed';

interface Known {
  /** Nothing is searched for. */
  isEmpty: boolean;
  /** The search in the browser is done. */
  isSearched: boolean;
  /** Number of series found; undefined before the first search. */
  found: number | undefined;
  /** The browser could not load the titles. */
  hasFailed: boolean;
}

/** What the search shows. The server's empty result counts only if the browser cannot load the titles. */
export function stateOf({ isEmpty, isSearched, found, hasFailed }: Known): SearchState {
  if (isEmpty) return 'empty';
  if (found) return 'found';
  if (isSearched) return 'none';
  if (!hasFailed) return 'loading';
  return found === undefined ? 'failed' : 'none';
}

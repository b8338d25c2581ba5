export type SearchState = 'empty' | 'loading' | 'found' | 'none' | 'failed';

interface Known {
  /** Nothing is searched for. */
  isEmpty: boolean;
  /** The browser itself has searched: its word counts. */
  isSearched: boolean;
  /** How many series were found, by whomever; undefined while nobody has searched. */
  found: number | undefined;
  /** The titles did not come. */
  hasFailed: boolean;
}

/** What the search shows. That nothing was found is said by the browser alone, or by the server where there will be no other word. */
export function stateOf({ isEmpty, isSearched, found, hasFailed }: Known): SearchState {
  if (isEmpty) return 'empty';
  if (found) return 'found';
  if (isSearched) return 'none';
  if (!hasFailed) return 'loading';
  return found === undefined ? 'failed' : 'none';
}

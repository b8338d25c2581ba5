const DELAYS_MS = [1_000, 3_000, 9_000] as const;

/** How long (ms) to wait before trying a picture again by ourselves; undefined once it is the reader's turn. */
export function retryDelay(failures: number): number | undefined {
  return DELAYS_MS[failures - 1];
}

/** The address of another attempt: the browser keeps failed pictures in mind, so a new query makes it really ask again. */
export function attemptUrl(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}attempt=${attempt}`;
}

/** Whether so many failures in a row may mean that the address itself has run out, and a new one is to be asked for. */
export function isStale(failures: number): boolean {
  return failures >= 2;
}

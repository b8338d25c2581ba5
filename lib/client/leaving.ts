const EVENT = 'komawari-leaving';

/** Where the reader is on his way to. */
interface Left {
  path: string;
  search: string;
}

/** Says that the router has begun to fetch the page at an address. It begins within a transition, which what is drawn now must not wait for the end of. */
export function tellLeaving(address: string): void {
  const { pathname: path, search } = new URL(address, window.location.href);
  queueMicrotask(() => window.dispatchEvent(new CustomEvent<Left>(EVENT, { detail: { path, search } })));
}

/** Calls `left` with the path, and the query with its mark, that the reader is on his way to, each time he sets out. @returns what ends that */
export function onLeaving(left: (path: string, search: string) => void): () => void {
  const hear = (event: Event) => {
    const { path, search } = (event as CustomEvent<Left>).detail;
    left(path, search);
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}

const EVENT = 'komawari-leaving';

/** Says that the router has begun to fetch the page at an address. It begins within a transition, which what is drawn now must not wait for the end of. */
export function tellLeaving(address: string): void {
  const detail = new URL(address, window.location.href).pathname;
  queueMicrotask(() => window.dispatchEvent(new CustomEvent(EVENT, { detail })));
}

/** Calls `left` with the path that the reader is on his way to, each time he sets out. @returns what ends that */
export function onLeaving(left: (path: string) => void): () => void {
  const hear = (event: Event) => left((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}

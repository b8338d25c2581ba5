const NAME = 'kept-chapters';
const listeners = new Set<() => void>();

/** Says, here and to other tabs, that the kept chapters are others now. */
export function tellKept(): void {
  for (const listener of listeners) listener();
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when the kept chapters are others, in whichever tab that happened; returns what ends that. */
export function onKept(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  listeners.add(listener);
  return () => {
    channel.close();
    listeners.delete(listener);
  };
}

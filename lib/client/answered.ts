const listeners = new Set<() => void>();

/** The origin has answered this tab: it is within reach. */
export function tellAnswered(): void {
  for (const listener of listeners) listener();
}

/** Calls back at every answer; returns what ends that. */
export function onAnswered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those who are to be told of something, each once. */
export function createListeners<News = void>() {
  const listeners = new Set<(news: News) => unknown>();
  return {
    tell(news: News): void {
      for (const listener of listeners) listener(news);
    },
    /** Calls a listener each time; returns what ends that. */
    add(listener: (news: News) => unknown): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

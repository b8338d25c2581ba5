import { createListeners } from '../create-listeners';

const NAME = 'kept-chapters';
const listeners = createListeners();

/** Says, here and to other tabs, that the kept chapters are others now. */
export function tellKept(): void {
  listeners.tell();
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when the kept chapters are others, in whichever tab that happened; returns what ends that. */
export function onKept(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  const end = listeners.add(listener);
  return () => {
    channel.close();
    end();
  };
}

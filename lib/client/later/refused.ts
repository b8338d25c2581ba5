import type { Write } from './model/later-writes';

/** What a write that waited was about. */
type Refused = 'favorite' | 'like';

const ABOUT: Readonly<Record<Write['endpoint'], Refused>> = {
  addFavorite: 'favorite',
  removeFavorite: 'favorite',
  likeComment: 'like',
  unlikeComment: 'like',
};

type Listener = (refused: Refused) => void;

const untold = new Set<Refused>();
const listeners = new Set<Listener>();

function tellAll(): void {
  if (document.visibilityState === 'hidden' || !listeners.size) return;
  for (const refused of untold) for (const listener of listeners) listener(refused);
  untold.clear();
}

/** Says that the origin refused what had been shown as done. It is told once somebody listens, in a tab that is looked at. */
export function tellRefused({ endpoint }: Write): void {
  untold.add(ABOUT[endpoint]);
  tellAll();
}

/** Calls a listener with what was refused; returns what ends that. */
export function onRefused(listener: Listener): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', tellAll);
  tellAll();
  return () => {
    listeners.delete(listener);
    if (!listeners.size) document.removeEventListener('visibilitychange', tellAll);
  };
}

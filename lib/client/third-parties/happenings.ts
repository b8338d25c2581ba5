import type { Happening } from '@/lib/domain/happening';

const EVENT = 'komawari-happening';

/** Tells whoever listens; nobody does before the reader has consented. */
export function tellHappening(happening: Happening): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: happening }));
}

/** Calls back at everything that happens. @returns what ends that */
export function onHappening(listen: (happening: Happening) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<Happening>).detail);
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}

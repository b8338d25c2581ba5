import type { Title } from '@/lib/domain/title';

/**
 * The shelf as shown once `current` is known: what stood on it keeps its place while it is kept or was just removed here,
 * what is new comes first.
 */
export function keepShelf(shown: readonly Title[], current: readonly Title[], removed: ReadonlySet<number>): Title[] {
  const known = new Set(shown.map(({ id }) => id));
  const kept = new Map(current.map((title) => [title.id, title]));
  return [
    ...current.filter(({ id }) => !known.has(id)),
    ...shown.flatMap((title) => kept.get(title.id) ?? (removed.has(title.id) ? [title] : [])),
  ];
}

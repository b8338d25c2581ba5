import type { Comment } from '@/lib/domain/comment';

/** Comments in the order of ids: as they are counted now, each in the place that it had. What came after stands behind. */
export function keepOrder(comments: readonly Comment[], ids: readonly number[]): Comment[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Comment) => places.get(id) ?? ids.length;
  return [...comments].sort((one, other) => placeOf(one) - placeOf(other));
}

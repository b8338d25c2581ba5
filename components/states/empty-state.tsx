import { NoFavoritesPicture } from './no-favorites-picture';
import { NoResultsPicture } from './no-results-picture';
import { NotFoundPicture } from './not-found-picture';
import { State, type StateText } from './state';

const pictures = {
  'no-favorites': NoFavoritesPicture,
  'no-results': NoResultsPicture,
  'not-found': NotFoundPicture,
};

/** A page, or the place of a list, that has nothing to show. */
export function EmptyState({ picture, ...text }: StateText & { picture: keyof typeof pictures }) {
  const Picture = pictures[picture];
  return <State drawing={<Picture />} {...text} />;
}

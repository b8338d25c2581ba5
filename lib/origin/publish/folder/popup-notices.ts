import type { CatalogueFile } from '../schema/catalogue-schema';
import type { Notice } from '../notice';

/** Of several popups for a place, those that are not shown. */
export function popupNotices({ popups }: Pick<CatalogueFile, 'popups'>, file: string): Notice[] {
  return popups.flatMap(({ key, place }, index) => {
    const first = popups.findIndex((other) => other.place === place);
    return first < index
      ? [
          {
            file,
            message: `The popup “${key}” is not shown: of those for ${place}, “${popups[first]!.key}” is the first.`,
          },
        ]
      : [];
  });
}

import { sha256Of } from '../../sha256-of';
import type { PublishedChapter } from '../publication';

/** Raised when the same picture gives other files than before. */
const WAY = 2;
const LENGTH = 32;

/** What the files of each page are called, before their quality: the same name is the same bytes. @param paper the colour behind transparent ones */
export function pageNames(
  { pages, pictures, made }: Pick<PublishedChapter, 'pages' | 'pictures' | 'made'>,
  paper: string,
): readonly string[] {
  if (made) return made;
  const cut = new Map<number, number>();
  return pages.map(({ picture, kind, width, height, maxWidth }) => {
    const top = cut.get(picture) ?? 0;
    cut.set(picture, top + height);
    const { hash, hasAlpha } = pictures[picture]!;
    const optional = [...(maxWidth === undefined ? [] : [maxWidth]), ...(hasAlpha ? [paper] : [])];
    return nameOf(['page', hash, kind, width, height, kind === 'slice' ? top : 0, ...optional]);
  });
}

/** What the file of a whole picture is called. */
export function pictureName(hash: string): string {
  return nameOf(['picture', hash]);
}

/** What a picture's file is called once it is on paper. @param name of the picture as it is */
export function flatName(name: string, paper: string): string {
  return nameOf(['flat', name, paper]);
}

function nameOf(parts: readonly (string | number)[]): string {
  return sha256Of(JSON.stringify([WAY, ...parts])).slice(0, LENGTH);
}

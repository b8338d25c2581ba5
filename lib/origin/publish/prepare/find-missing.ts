import type { PlannedPage } from '../pages/page-plan';
import type { PictureFacts } from '../pages/picture-facts';
import type { NamedPublication, NamedWhole, PreparedChapter } from './name-publication';
import { filesOfPage } from './prepare-picture';

/** A picture of a chapter, and the pages that are cut from it, some of whose files are missing. */
export interface MissingPicture {
  picture: PictureFacts;
  pages: { name: string; page: PlannedPage }[];
}

export interface MissingFiles {
  /** Of chapters of which any picture is missing, by the picture's name in the chapter. */
  chapters: { chapter: PreparedChapter; pictures: Map<string, MissingPicture> }[];
  /** Pictures that texts name. */
  wholes: (NamedWhole & { name: string })[];
}

/**
 * What of a publication's files is not there yet; of those that are wanted twice, once.
 * @param there the names of the files that there are
 */
export function findMissing({ series, wholes }: NamedPublication, there: ReadonlySet<string>): MissingFiles {
  const asked = new Set<string>();
  const isMissing = (files: readonly string[]) => {
    const fresh = files.filter((file) => !asked.has(file));
    for (const file of fresh) asked.add(file);
    return !fresh.every((file) => there.has(file));
  };
  const found: MissingFiles = { chapters: [], wholes: [] };
  for (const chapter of series.flatMap(({ chapters }) => chapters)) {
    const pictures = new Map<string, MissingPicture>();
    for (const missing of picturesOf(chapter)) {
      if (isMissing(missing.pages.flatMap(({ name }) => filesOfPage(name))))
        pictures.set(missing.picture.name, missing);
    }
    if (pictures.size > 0) found.chapters.push({ chapter, pictures });
  }
  for (const [name, whole] of wholes) if (isMissing([name])) found.wholes.push({ name, ...whole });
  return found;
}

/** How many pages and pictures are missing. */
export function countMissing({ chapters, wholes }: MissingFiles): number {
  return chapters
    .flatMap(({ pictures }) => [...pictures.values()])
    .reduce((sum, { pages }) => sum + pages.length, wholes.length);
}

function picturesOf({ pages, pictures, names }: PreparedChapter): MissingPicture[] {
  const found = pictures.map((picture): MissingPicture => ({ picture, pages: [] }));
  for (const [index, page] of pages.entries()) found[page.picture]!.pages.push({ name: names[index]!, page });
  return found;
}

import { imageSize } from '../../media/page-images';
import type { Publication, PublishedChapter } from '../publication';
import type { Manifest } from './manifest';

/** A publication in which what was exported, and is as it was, is what it was before: it is not cut, sized or compressed another time. */
export function asExported(publication: Publication, manifest: Manifest): Publication {
  if (Object.keys(manifest).length === 0) return publication;
  const made = [...publication.pictures].flatMap(([file, { hash }]) => {
    const told = entryOf(manifest, file, hash);
    return told && !told.page ? [[file, told.name] as const] : [];
  });
  return {
    ...publication,
    made: new Map(made),
    series: publication.series.map((one) => ({
      ...one,
      chapters: one.chapters.map((chapter) => chapterAsExported(chapter, manifest)),
    })),
  };
}

/** Where one page is not as it was, the whole chapter is read as any other. */
function chapterAsExported(chapter: PublishedChapter, manifest: Manifest): PublishedChapter {
  const told = chapter.pictures.map((picture) => {
    const entry = entryOf(manifest, `${chapter.file}/${picture.name}`, picture.hash);
    if (!entry?.page || picture.format !== 'webp' || picture.isAnimated) return undefined;
    const { form, ...page } = entry.page;
    const { width, height } = imageSize(page, 'whole', 'super_high');
    return width === picture.width && height === picture.height ? { name: entry.name, form, page } : undefined;
  });
  const [first] = told;
  if (!first) return chapter;
  const pages = told.flatMap((entry, picture) =>
    entry && entry.form === first.form
      ? [{ name: entry.name, page: { ...entry.page, picture, isMade: true as const } }]
      : [],
  );
  if (pages.length < told.length) return chapter;
  return { ...chapter, form: first.form, pages: pages.map(({ page }) => page), made: pages.map(({ name }) => name) };
}

function entryOf(manifest: Manifest, file: string, hash: string): Manifest[string] | undefined {
  const entry = Object.hasOwn(manifest, file) ? manifest[file] : undefined;
  return entry?.hash === hash ? entry : undefined;
}

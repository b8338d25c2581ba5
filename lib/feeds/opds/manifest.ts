import type { ChapterView, MangaPage } from '@/lib/domain/chapter-view';

import { routes } from '@/lib/routes';

import { mediaType } from '../media-type';
import { wholeAddress } from '../whole-address';
import { DIVINA_TYPE, type OpdsLink, type PublicationMetadata } from './opds-feed';
import { chapterMetadata, pageLink, type PublishedChapter } from './publication';

const DIVINA = 'https://readium.org/webpub-manifest/profiles/divina';
/** What a page is taken for whose address does not end in its type; who shows it looks at its bytes. */
const LIKELY_TYPE = 'image/jpeg';

/** A visual narrative by the Divina profile of the Readium Web Publication Manifest. */
interface Manifest {
  '@context': string;
  metadata: PublicationMetadata & {
    conformsTo: string;
    layout: 'fixed' | 'scrolled';
    readingProgression: 'ltr' | 'rtl';
    numberOfPages: number;
  };
  links: OpdsLink[];
  readingOrder: OpdsLink[];
}

/** The chapter that a view shows, where any program can show it; undefined where a page of it has a key, or there is none. */
export function publishedChapter({ chapterId, chapterName, title, pages }: ChapterView): PublishedChapter | undefined {
  const pictures = pagesOf(pages);
  if (pictures.length === 0 || pictures.some(({ encryptionKey }) => encryptionKey !== '')) return undefined;
  const last = pages.find((page) => page.kind === 'last');
  return {
    id: chapterId,
    name: chapterName,
    subTitle: last?.current.subTitle ?? '',
    startAt: last?.current.startAt || undefined,
    title,
  };
}

/** A chapter's pages in reading order; undefined as `publishedChapter` is. */
export function manifest(view: ChapterView, base: string): Manifest | undefined {
  const chapter = publishedChapter(view);
  if (!chapter) return undefined;
  const pictures = pagesOf(view.pages);
  return {
    '@context': 'https://readium.org/webpub-manifest/context.jsonld',
    metadata: {
      ...chapterMetadata(chapter, base),
      conformsTo: DIVINA,
      layout: view.isVerticalOnly ? 'scrolled' : 'fixed',
      readingProgression: view.startFromRight ? 'rtl' : 'ltr',
      numberOfPages: pictures.length,
    },
    links: [{ rel: 'self', href: base + routes.manifest(chapter.id), type: DIVINA_TYPE }, pageLink(chapter, base)],
    readingOrder: pictures.map((page) => pictureLink(page, base)),
  };
}

function pagesOf(pages: ChapterView['pages']): MangaPage[] {
  return pages.filter((page) => page.kind === 'manga');
}

const SIDES: Partial<Record<MangaPage['type'], 'left' | 'right' | 'center'>> = {
  left: 'left',
  right: 'right',
  double: 'center',
};

function pictureLink({ imageUrl, width, height, type }: MangaPage, base: string): OpdsLink {
  const side = SIDES[type];
  return {
    href: wholeAddress(base, imageUrl),
    type: mediaType(imageUrl) ?? LIKELY_TYPE,
    ...(width > 0 && height > 0 && { width, height }),
    ...(side && { properties: { page: side } }),
  };
}

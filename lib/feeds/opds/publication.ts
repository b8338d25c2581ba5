import { LANGUAGES } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';
import { localePath } from '@/lib/i18n/locale-path';
import { DEFAULT_LOCALE, localeOf } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';

import { mediaType } from '../media-type';
import { tagUri } from '../tag-uri';
import { wholeAddress } from '../whole-address';
import {
  DIVINA_TYPE,
  HTML_TYPE,
  OPDS_TYPE,
  PUBLICATION_TYPE,
  type OpdsLink,
  type OpdsPublication,
  type PublicationMetadata,
} from './opds-feed';

/** A chapter that anybody may read and any program can show. */
export interface PublishedChapter {
  id: number;
  name: string;
  subTitle: string;
  /** Seconds; undefined where it is not known. */
  startAt?: number;
  title: Pick<Title, 'id' | 'name' | 'author' | 'language' | 'portraitImageUrl'>;
}

const OPEN_ACCESS = 'http://opds-spec.org/acquisition/open-access';

/** A chapter as a publication that is there for all to read. */
export function publication(chapter: PublishedChapter, base: string): OpdsPublication {
  const { id, title } = chapter;
  const cover = title.portraitImageUrl;
  const type = mediaType(cover);
  return {
    metadata: chapterMetadata(chapter, base),
    links: [
      { rel: 'self', href: base + routes.publication(id), type: PUBLICATION_TYPE },
      { rel: OPEN_ACCESS, href: base + routes.manifest(id), type: DIVINA_TYPE },
      pageLink(chapter, base),
    ],
    ...(cover && type && { images: [{ href: wholeAddress(base, cover), type }] }),
  };
}

/** Where the chapter is read on the site. */
export function pageLink({ id, title }: Pick<PublishedChapter, 'id' | 'title'>, base: string): OpdsLink {
  return {
    rel: 'alternate',
    href: base + localePath(localeOf(title.language) ?? DEFAULT_LOCALE, routes.viewer(id)),
    type: HTML_TYPE,
  };
}

/** What is said of a chapter in a catalogue and in its own manifest. */
export function chapterMetadata(
  { id, name, subTitle, startAt, title }: PublishedChapter,
  base: string,
): PublicationMetadata {
  const locale = localeOf(title.language) ?? DEFAULT_LOCALE;
  const position = Number(/\d+(?:\.\d+)?/.exec(name)?.[0]);
  const published = startAt === undefined ? undefined : new Date(startAt * 1_000).toISOString();
  return {
    '@type': 'http://schema.org/ComicIssue',
    title: `${title.name} ${name}`,
    ...(subTitle && { subtitle: subTitle }),
    identifier: tagUri('chapter', id),
    ...(title.author && { author: title.author }),
    language: LANGUAGES[title.language].tag,
    ...(published && { published, modified: published }),
    belongsTo: {
      series: {
        name: title.name,
        ...(Number.isFinite(position) && { position }),
        links: [{ href: base + routes.catalogueTitle(locale, title.id), type: OPDS_TYPE }],
      },
    },
  };
}

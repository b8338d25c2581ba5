import { Feed } from 'feed';

import { escapeXml, printable } from './escape-xml';
import { mediaType } from './media-type';
import { TAG_DATE } from './tag-uri';

/** One chapter that came out. Addresses are whole, texts plain. */
interface AtomEntry {
  id: string;
  title: string;
  url: string;
  /** Seconds. */
  at: number;
  author: string;
  summary: string;
  picture?: string;
}

export interface AtomFeed {
  id: string;
  title: string;
  subtitle: string;
  /** BCP 47. */
  language: string;
  /** Its own address, and that of the page it is about. */
  url: string;
  pageUrl: string;
  logo?: string;
  /** Square, of the site. */
  icon?: string;
  /** Whose all entries are. */
  author: string;
  /** The newest first. */
  entries: readonly AtomEntry[];
}

/** Writes an Atom feed (RFC 4287). It was updated with its newest entry; without entries, on the date in its id, so that its ETag stays. */
export function atomXml({
  id,
  title,
  subtitle,
  language,
  url,
  pageUrl,
  logo,
  icon,
  author,
  entries,
}: AtomFeed): string {
  const feed = new Feed({
    id,
    title: printable(title),
    description: printable(subtitle),
    link: pageUrl,
    feed: url,
    image: logo,
    favicon: icon,
    updated: entries[0] ? dateOf(entries[0].at) : TAG_DATE,
    author: { name: printable(author) },
    generator: false,
  });
  for (const entry of entries) {
    const [at, summary] = [dateOf(entry.at), escapeXml(entry.summary)];
    feed.addItem({
      id: entry.id,
      title: escapeXml(entry.title),
      link: entry.url,
      date: at,
      published: at,
      author: [{ name: printable(entry.author) }],
      description: summary,
      ...(entry.picture && {
        content: `<p><img src="${escapeXml(entry.picture)}" alt=""></p><p>${summary}</p>`,
        ...enclosure(entry.picture),
      }),
    });
  }
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

function enclosure(picture: string) {
  return mediaType(picture) && URL.canParse(picture) ? { image: picture } : {};
}

const dateOf = (seconds: number) => new Date(seconds * 1_000);

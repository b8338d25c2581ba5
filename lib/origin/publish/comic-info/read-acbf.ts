import type { ComicInfo } from './comic-info';
import { factsOf } from './facts-of';
import { readXml } from './read-xml';

const BOOK = 'meta-data/book-info';
const NAME_PARTS = ['first-name', 'middle-name', 'last-name'];

interface Author {
  isWriter: boolean;
  parts: Map<string, string>;
}

/** Reads the facts of an ACBF document: its `book-info`, not its pages. @throws ArchiveRefusal as `readXml` does */
export function readAcbf(bytes: Buffer, entry: string): ComicInfo {
  const texts = new Map<string, string>();
  const authors: Author[] = [];
  /** Of each layer of texts, and whether it is in the pictures themselves. */
  const layers: { tag: string; isInPictures: boolean }[] = [];
  const said: Record<'book-title' | 'annotation', { tag: string; text: string }[]> = {
    'book-title': [],
    annotation: [],
  };
  readXml(bytes, entry, {
    open(path, attributes) {
      if (path === `${BOOK}/author`)
        authors.push({ isWriter: (attributes.activity ?? 'Writer').toLowerCase() === 'writer', parts: new Map() });
      if (path === `${BOOK}/languages/text-layer`)
        layers.push({ tag: attributes.lang ?? '', isInPictures: attributes.show?.toLowerCase() === 'false' });
      if (path === `${BOOK}/sequence` && !texts.has('Series')) texts.set('Series', attributes.title ?? '');
      for (const kind of ['book-title', 'annotation'] as const)
        if (path === `${BOOK}/${kind}`) said[kind].push({ tag: attributes.lang ?? '', text: '' });
      if (path === `${BOOK}/annotation/p`) said.annotation.at(-1)!.text += '\n';
    },
    text(path, text) {
      const [, part] = path.startsWith(`${BOOK}/author/`) ? path.slice(BOOK.length + 1).split('/') : [];
      if (part) {
        const { parts } = authors.at(-1)!;
        parts.set(part, (parts.get(part) ?? '') + text);
      } else if (path === `${BOOK}/book-title`) said['book-title'].at(-1)!.text += text;
      else if (path === `${BOOK}/annotation` || path === `${BOOK}/annotation/p`) said.annotation.at(-1)!.text += text;
      else texts.set(path, (texts.get(path) ?? '') + text);
    },
  });
  const tag = (layers.find(({ isInPictures }) => isInPictures) ?? (layers.length === 1 ? layers[0] : undefined))?.tag;
  const inLanguage = (versions: readonly { tag: string; text: string }[]) =>
    (versions.find((each) => each.tag === tag) ?? versions[0])?.text.trim().replace(/\s*\n\s*/g, '\n');
  const named: Record<string, string | undefined> = {
    LanguageISO: tag,
    Series: texts.get('Series'),
    Number: texts.get(`${BOOK}/sequence`),
    Title: inLanguage(said['book-title']),
    Summary: inLanguage(said.annotation),
    AgeRating: texts.get(`${BOOK}/content-rating`),
  };
  const direction = texts.get(`${BOOK}/reading-direction`)?.trim().toLowerCase();
  const writers = authors
    .filter(({ isWriter }) => isWriter)
    .map(nameOf)
    .filter(Boolean);
  return {
    ...factsOf((name) => named[name]),
    writers: writers.length > 0 ? writers : undefined,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : undefined,
    isDouble: new Map(),
    from: 'ACBF',
  };
}

function nameOf({ parts }: Author): string {
  const whole = NAME_PARTS.map((part) => parts.get(part)?.trim()).filter(Boolean);
  return whole.join(' ') || (parts.get('nickname')?.trim() ?? '');
}

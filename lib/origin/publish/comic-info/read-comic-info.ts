import { SaxesParser } from 'saxes';
import { limits } from '@/lib/limits';
import type { AgeRating } from '../../store/schema';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { printableName } from '../archive/printable-name';
import { languageOfTag } from '../source/language-of-tag';
import type { ComicInfo } from './comic-info';
import { decodeXml } from './decode-xml';

const RATINGS: Record<string, AgeRating> = {
  'early childhood': 'all-ages',
  everyone: 'all-ages',
  'everyone 10+': 'all-ages',
  g: 'all-ages',
  'kids to adults': 'all-ages',
  pg: 'all-ages',
  teen: 'teen',
  m: 'teen-plus',
  'ma15+': 'teen-plus',
  'mature 17+': 'mature',
  'adults only 18+': 'mature',
  'r18+': 'mature',
  'x18+': 'mature',
};

const DIRECTIONS: Record<string, 'rtl' | 'ltr'> = { yesandrighttoleft: 'rtl', no: 'ltr' };

const DEPTH_MAX = 20;
/** Tags that say that it is in no language, or in none that anybody knows. */
const NO_LANGUAGE = /^(?:und|mul|mis|zxx)\b/i;

/** Reads ComicInfo.xml. @throws ArchiveRefusal where it is no XML, or has a DOCTYPE, which could pull in anything */
export function readComicInfo(bytes: Buffer, entry: string): ComicInfo {
  if (bytes.length > limits.publishFactsMaxBytes)
    throw new ArchiveRefusal('file-too-large', `It is larger than ${limits.publishFactsMaxBytes / 1024} KiB.`, entry);
  if (bytes.length === 0) throw new ArchiveRefusal('broken-xml', 'It is empty.', entry);
  const texts = new Map<string, string>();
  const isDouble = new Map<number, boolean>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new ArchiveRefusal('xml-entities', 'It has a DOCTYPE.', entry);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.push(name) > DEPTH_MAX) throw new ArchiveRefusal('broken-xml', 'It is nested too deep.', entry);
    const { Image: image = '', DoublePage: double = '' } = attributes;
    if (name === 'Page' && /^\d{1,5}$/.test(image) && double !== '')
      isDouble.set(Number(image), /^(true|1)$/i.test(double));
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const name = open.length === 2 ? open[1]! : '';
    texts.set(name, (texts.get(name) ?? '') + text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(decodeXml(bytes, entry)).close();
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    const { line = parser.line, what } = /^(?<line>\d+):\d+: (?<what>.*)$/s.exec((error as Error).message)?.groups ?? {
      what: (error as Error).message,
    };
    throw new ArchiveRefusal(
      'broken-xml',
      `It is no XML in line ${line}: ${printableName(what ?? '').replace(/\.*$/, '')}.`,
      entry,
    );
  }
  return { ...factsOf((name) => texts.get(name)?.trim() || undefined), isDouble };
}

function factsOf(text: (name: string) => string | undefined): Omit<ComicInfo, 'isDouble'> {
  const tag = text('LanguageISO') ?? '';
  const language = languageOfTag(tag);
  const number = text('Number');
  const writers = text('Writer')
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    language,
    otherLanguage: language === undefined && !NO_LANGUAGE.test(tag) && tag !== '' ? printableName(tag) : undefined,
    series: text('Series'),
    number: number !== undefined && /^\d+(\.\d+)?$/.test(number) ? Number(number) : undefined,
    title: text('Title'),
    summary: text('Summary'),
    writers: writers?.length ? writers : undefined,
    rating: RATINGS[text('AgeRating')?.toLowerCase() ?? ''],
    direction: DIRECTIONS[text('Manga')?.toLowerCase() ?? ''],
  };
}

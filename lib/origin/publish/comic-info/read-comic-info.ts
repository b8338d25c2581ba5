import type { ComicInfo } from './comic-info';
import { factsOf } from './facts-of';
import { readXml } from './read-xml';

/** Reads ComicInfo.xml. @throws ArchiveRefusal as `readXml` does */
export function readComicInfo(bytes: Buffer, entry: string): ComicInfo {
  const texts = new Map<string, string>();
  const isDouble = new Map<number, boolean>();
  readXml(bytes, entry, {
    open(path, { Image: image = '', DoublePage: double = '' }) {
      if (path === 'Pages/Page' && /^\d{1,5}$/.test(image) && double !== '')
        isDouble.set(Number(image), /^(true|1)$/i.test(double));
    },
    text: (path, text) => void texts.set(path, (texts.get(path) ?? '') + text),
  });
  return { ...factsOf((name) => texts.get(name)), isDouble };
}

/** Reads MetronInfo.xml, whose names for what ComicInfo.xml says are others. @throws ArchiveRefusal as `readXml` does */
export function readMetronInfo(bytes: Buffer, entry: string): ComicInfo {
  const texts = new Map<string, string>();
  const [stories, writers]: [string[], string[]] = [[], []];
  let creator = '';
  readXml(bytes, entry, {
    open(path, attributes) {
      if (path === 'Series' && attributes.lang) texts.set('LanguageISO', attributes.lang);
      if (path === 'Stories/Story') stories.push('');
      if (path === 'Credits/Credit') creator = '';
    },
    text(path, text) {
      if (path === 'Stories/Story') stories.push((stories.pop() ?? '') + text);
      else if (path === 'Credits/Credit/Creator') creator += text;
      else if (path === 'Credits/Credit/Roles/Role') {
        if (text.trim().toLowerCase() === 'writer') writers.push(creator.trim());
      } else texts.set(path, (texts.get(path) ?? '') + text);
    },
  });
  texts.set(
    'Title',
    stories
      .map((story) => story.trim())
      .filter(Boolean)
      .join('; ') ||
      (texts.get('CollectionTitle') ?? ''),
  );
  const names: Record<string, string> = { Series: 'Series/Name' };
  const { writers: _, ...facts } = factsOf((name) => texts.get(names[name] ?? name));
  return { ...facts, writers: writers.length > 0 ? writers : undefined, isDouble: new Map(), from: 'MetronInfo.xml' };
}

const COMET_NAMES: Record<string, string> = {
  LanguageISO: 'language',
  Number: 'issue',
  Writer: 'writer',
  Series: 'series',
  Title: 'title',
  Summary: 'description',
  AgeRating: 'rating',
};

/** Reads CoMet.xml. @throws ArchiveRefusal as `readXml` does */
export function readCoMet(bytes: Buffer, entry: string): ComicInfo {
  const texts = new Map<string, string>();
  readXml(bytes, entry, {
    // Of several writers each has an element.
    open: (path) => void (path === 'writer' && texts.has(path) && texts.set(path, `${texts.get(path)},`)),
    text: (path, text) => void texts.set(path, (texts.get(path) ?? '') + text),
  });
  const direction = texts.get('readingDirection')?.trim().toLowerCase();
  return {
    ...factsOf((name) => texts.get(COMET_NAMES[name] ?? name)),
    direction: direction === 'rtl' || direction === 'ltr' ? direction : undefined,
    isDouble: new Map(),
    from: 'CoMet.xml',
  };
}

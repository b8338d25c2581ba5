import { lstat, realpath } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import { isArchive } from '../archive/entries-of';
import { formatOfName } from '../archive/picture-format';
import { isSideFile } from '../archive/side-file';
import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';
import type { Fault } from '../fault';
import type { Notice } from '../notice';
import { languageOfTag } from '../source/language-of-tag';
import type { SourceText } from '../source/source-text';
import type { ChapterCandidate } from './chapter-candidate';
import { listFolder, type FolderItem } from './list-folder';
import { listed } from './listed';
import { nameOnDisk, SameNames, withForm } from './name-on-disk';
import { numberInName } from './number-in-name';

interface Found {
  candidates: ChapterCandidate[];
  faults: Fault[];
  /** Absent for what is passed over without a word. */
  notices?: Notice[];
}

/** The folder of a series or a catalogue that holds pictures alone. */
export const PICTURES_FOLDER = 'pictures';

/** All archives and folders of pages of a series: those that series.yaml names, and those that lie where chapters do. */
export async function findChapters(root: string, series: string, source: SourceText): Promise<Required<Found>> {
  const named = await namedChapters(root, series, source);
  const taken = new Set([...named.candidates.map(({ file }) => file), ...named.twins]);
  const found = { candidates: [...named.candidates], faults: [...named.faults], notices: [] as Notice[] };
  for (const item of await listFolder(path.join(root, series))) {
    const file = `${series}/${item.name}`;
    if (taken.has(file)) continue;
    const outcome = item.kind === 'folder' ? await chaptersIn(root, file, item.name, taken) : looseItem(file, item);
    found.candidates.push(...outcome.candidates);
    found.faults.push(...outcome.faults);
    found.notices.push(...(outcome.notices ?? []));
  }
  return found;
}

const NOTHING: Found = { candidates: [], faults: [] };
const fault = (file: string, message: string, instead: string): Found => ({
  candidates: [],
  faults: [{ file, message, instead }],
});
const isLanguage = (name: string): name is LanguageCode => Object.hasOwn(LANGUAGE_CODES, name);

function looseItem(file: string, { name, kind }: FolderItem): Found {
  if (kind !== 'file') return fault(file, 'It is a link, or no file.', 'Put the file itself there.');
  if (name === 'series.yml') return fault(file, 'It is not read.', 'Name it series.yaml.');
  return isArchive(name) ? { candidates: [{ file, number: numberInName(name), isNamed: false }], faults: [] } : NOTHING;
}

async function chaptersIn(root: string, folder: string, name: string, taken: ReadonlySet<string>): Promise<Found> {
  const holdsNamed = [...taken].some((file) => file.startsWith(`${folder}/`));
  if (name === PICTURES_FOLDER) return NOTHING;
  if (!isLanguage(name) && holdsNamed) return NOTHING;
  const language = isLanguage(name) ? name : languageOfTag(name);
  if (language === undefined)
    return fault(
      folder,
      'The folder is named after no language.',
      `Name it after a language (${Object.keys(LANGUAGE_CODES).join(', ')}), or move it away.`,
    );
  const items = (await listFolder(path.join(root, folder))).filter((item) => !taken.has(`${folder}/${item.name}`));
  const isSide = ({ name, kind }: FolderItem) => kind === 'file' && isSideFile(name);
  const side = items.filter(isSide).map((item) => item.name);
  const notices =
    side.length > 0 ? [{ file: folder, message: `Not read, because these are no chapters: ${listed(side)}.` }] : [];
  const found = items.filter((item) => !isSide(item)).map((item) => itemOf(folder, item, language, holdsNamed));
  const candidates = found.flatMap((one) => one.candidates);
  const faults = found.flatMap((one) => one.faults);
  if (language === name) return { candidates, faults, notices };
  const misnamed = fault(folder, 'The folder is named after no language.', `Name it ${language}.`);
  return {
    candidates: candidates.map((candidate) => ({ ...candidate, isMisplaced: true })),
    faults: [...misnamed.faults, ...faults],
    notices,
  };
}

function itemOf(folder: string, { name, kind }: FolderItem, language: LanguageCode, holdsNamed: boolean): Found {
  const file = `${folder}/${name}`;
  if (kind === 'folder' || (kind === 'file' && isArchive(name)))
    return { candidates: [{ file, language, number: numberInName(name), isNamed: false }], faults: [] };
  if (kind !== 'file') return fault(file, 'It is a link, or no file.', 'Put the file itself there.');
  if (formatOfName(name))
    return fault(file, 'A page lies outside of any chapter.', 'Put it into a folder named after its chapter’s number.');
  return holdsNamed
    ? NOTHING
    : fault(
        file,
        'It is no chapter that can be read.',
        'Pack its pages as CBZ, ZIP or CBT, put them into a folder, or take it out.',
      );
}

/** What `files` of chapters name; `twins` are files or folders whose common name they give. */
async function namedChapters(root: string, series: string, source: SourceText): Promise<Found & { twins: string[] }> {
  const found: Found & { twins: string[] } = { candidates: [], faults: [], twins: [] };
  for (const { path: at, value } of findValues(source.value, ['chapters', '*', 'files', '*'])) {
    const language = String(at.at(-1));
    const number = valueAt(source.value, [...at.slice(0, 2), 'number']);
    if (typeof value !== 'string') continue;
    const onDisk = await nameOnDisk(path.join(root, series), value).catch((error: unknown) => {
      if (error instanceof SameNames) return error;
      throw error;
    });
    if (onDisk instanceof SameNames) {
      // They are this fault's alone: neither is looked at as a chapter that its name would place.
      found.twins.push(...onDisk.names.map((name) => path.posix.join(series, name)));
      found.faults.push({
        file: source.file,
        ...source.placeOf(at),
        message: `Two files are named “${value}”. On the disk they are ${onDisk.names.map(withForm).join(' and ')}.`,
        instead: 'Give each a name of its own.',
      });
      continue;
    }
    const file = path.posix.join(series, onDisk);
    const isOurs = file.startsWith(`${series}/`) && (await isPlain(root, file));
    if (isOurs)
      found.candidates.push(
        isLanguage(language) && Number.isInteger(number)
          ? { file, language, number: number as number, isNamed: true }
          : { file, isNamed: true, isMisplaced: true },
      );
    else
      found.faults.push({
        file: source.file,
        ...source.placeOf(at),
        message: `There is no “${value}” in the series’ folder.`,
        instead: 'Name an archive or a folder by its path from this file; links are not followed.',
      });
  }
  return found;
}

/** Whether something is there, and no part of its path is a link. */
async function isPlain(root: string, file: string): Promise<boolean> {
  const whole = path.join(root, file);
  const [real, base] = await Promise.all([realpath(whole).catch(() => undefined), realpath(root)]);
  if (real !== path.join(base, file)) return false;
  const stats = await lstat(whole);
  return stats.isFile() || stats.isDirectory();
}

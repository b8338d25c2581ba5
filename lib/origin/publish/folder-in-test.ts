import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipInTest, type FileInTest } from './archive/zip-in-test';
import { pictureInTest } from './pages/picture-in-test';
import { readPublication } from './read-publication';

export const CATALOGUE = `labels:
  WJ: Nightjar Weekly
tags:
  romance: { eng: Romance, esp: Romance }
publishers:
  north-quay: { name: North Quay }
banners:
  home: [{ series: ferry-at-six }]
`;

export const SERIES = `authors: [Ana Reyes]
label: WJ
tags: [romance]
publisher: north-quay
status: ongoing
schedule: weekly
weekday: monday
rating: teen
direction: rtl
languages:
  eng: { name: The Six O’Clock Ferry, overview: Two strangers share a deck. }
  esp: { name: El ferry de las seis, overview: Dos extraños comparten cubierta. }
chapters:
  - number: 1
    start: 2026-01-05T15:00:00Z
    titles: { eng: Sixty-one Crossings }
  - number: 2
    start: 2026-01-12T15:00:00Z
`;

/** Writes files below a folder. */
export async function writeAll(root: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

/** A chapter's archive: three pages, the second as wide as two, and more files. */
export async function chapterInTest(more: readonly FileInTest[] = [], shade = '#ccd'): Promise<Buffer> {
  const [page, spread] = await Promise.all([
    pictureInTest(60, 90, 'png', shade),
    pictureInTest(120, 90, 'jpeg', shade),
  ]);
  return zipInTest([
    { name: '1.png', bytes: page },
    { name: '2.jpg', bytes: spread },
    { name: '10.png', bytes: page },
    ...more,
  ]);
}

/** A publisher's whole folder, with one series in two languages. */
export async function folderInTest(root: string, changes: Record<string, string | Buffer> = {}): Promise<void> {
  const chapter = await chapterInTest();
  await writeAll(root, {
    'catalogue.yaml': CATALOGUE,
    'ferry-at-six/series.yaml': SERIES,
    'ferry-at-six/eng/001.cbz': chapter,
    'ferry-at-six/eng/002.zip': chapter,
    'ferry-at-six/esp/chapter 1.cbz': chapter,
    ...changes,
  });
}

/** A line for each fault of a folder: file, place, message. @param now in seconds */
export async function faultsInTest(root: string, now: number): Promise<string[]> {
  const { faults, publication } = await readPublication(root, { now });
  expect(publication === undefined).toBe(faults.length > 0);
  return faults.map(({ file, line, column, message }) => `${file}${line ? `:${line}:${column}` : ''} ${message}`);
}

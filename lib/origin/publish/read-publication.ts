import path from 'node:path';
import { sortFaults, type Fault } from './fault';
import { buildSeries } from './folder/build-series';
import type { ChapterCandidate } from './folder/chapter-candidate';
import { chapterNotices } from './folder/chapter-notices';
import { coverNotices } from './folder/cover-notices';
import { findChapters } from './folder/find-chapters';
import { CATALOGUE_PICTURES, pictureFileFaults, SERIES_PICTURES } from './folder/picture-file-faults';
import { infoFaults } from './folder/info-faults';
import { missingFaults } from './folder/missing-faults';
import { placeChapters, type ReadCandidate } from './folder/place-chapters';
import { readTexts } from './folder/read-texts';
import type { Notice } from './notice';
import { readChapterFile, type ChapterFile } from './pages/read-chapter-file';
import type { Publication, PublishedSeries } from './publication';
import type { CatalogueFile } from './schema/catalogue-schema';

export interface ReadFolder {
  /** Absent where there are faults. */
  publication?: Publication;
  faults: Fault[];
  notices: Notice[];
}

interface Options {
  /** Seconds since 1970. */
  now: number;
  /** Told before each chapter is read, and once more at the end. */
  onProgress?: (progress: { done: number; total: number; file: string }) => void;
}

/**
 * Reads a publisher's folder without changing anything, and finds all that is wrong with it at once. What is read: `catalogue.yaml`; a folder a
 * series with its `series.yaml`; in that a folder a language; in that an archive or a folder of pictures a chapter.
 */
export async function readPublication(root: string, { now, onProgress }: Options): Promise<ReadFolder> {
  const { catalogue, series: texts, faults } = await readTexts(root);
  const notices: Notice[] = catalogue.data ? linkNotices(catalogue.data) : [];
  faults.push(...(await pictureFileFaults(root, catalogue.source, CATALOGUE_PICTURES)));

  const shelves: { text: (typeof texts)[number]; candidates: ChapterCandidate[] }[] = [];
  for (const text of texts) {
    faults.push(...(await pictureFileFaults(root, text.source, SERIES_PICTURES)));
    const found = await findChapters(root, text.slug, text.source);
    faults.push(...found.faults);
    shelves.push({ text, candidates: found.candidates });
  }

  const total = shelves.reduce((sum, { candidates }) => sum + candidates.length, 0);
  let done = 0;
  const series: PublishedSeries[] = [];
  for (const { text: { slug, source, data }, candidates } of shelves) {
    const files: ReadCandidate[] = [];
    for (const candidate of candidates) {
      onProgress?.({ done: done++, total, file: candidate.file });
      const read = await readChapterFile(path.join(root, candidate.file));
      faults.push(...refusalFaults(candidate.file, read));
      if (read.refusals.length === 0) files.push({ candidate, read });
    }
    const { placed, faults: misplaced } = placeChapters(source, files);
    faults.push(...misplaced, ...placed.flatMap((chapter) => infoFaults(source, chapter)));
    notices.push(...placed.flatMap((chapter) => chapterNotices(source, chapter)));
    // What a chapter would have told that could not be read, or is elsewhere, is not missing.
    if (files.length === candidates.length && misplaced.length === 0) faults.push(...missingFaults(slug, source, placed, now));
    const built = data && buildSeries(slug, data, placed);
    if (!built) continue;
    series.push(built);
    notices.push(...coverNotices(built, now));
  }
  onProgress?.({ done, total, file: '' });
  const publication = faults.length === 0 && catalogue.data ? { catalogue: catalogue.data, series } : undefined;
  return { publication, faults: sortFaults(faults), notices };
}

/** Links that the site takes from the environment alone. */
function linkNotices({ social, campaigns }: CatalogueFile): Notice[] {
  const isNamed = Object.keys(social).length + Object.keys(campaigns).length > 0;
  return isNamed ? [{ file: 'catalogue.yaml', message: '`social` and `campaigns` are not published: set SOCIAL_…_URL and CAMPAIGN_…_URL where the site is started.' }] : [];
}

function refusalFaults(file: string, { refusals }: ChapterFile): Fault[] {
  return refusals.map(({ entry, message, instead }) => ({ file: entry === undefined ? file : `${file} › ${entry}`, message, instead }));
}

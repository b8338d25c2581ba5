import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Pattern } from './check/find-values';
import { sortFaults, type Fault } from './fault';
import { asExported } from './export/as-exported';
import { readManifest } from './export/manifest';
import { buildSeries } from './folder/build-series';
import type { ChapterCandidate } from './folder/chapter-candidate';
import { chapterNotices } from './folder/chapter-notices';
import { coverNotices } from './folder/cover-notices';
import { findChapters } from './folder/find-chapters';
import { foreignPictureNotices } from './folder/foreign-picture-notices';
import { infoFaults } from './folder/info-faults';
import { missingFaults } from './folder/missing-faults';
import { planNotices } from './folder/plan-notices';
import { popupNotices } from './folder/popup-notices';
import { placeChapters, type ReadCandidate } from './folder/place-chapters';
import { CATALOGUE_PICTURES, readPictureFiles, SERIES_PICTURES } from './folder/read-picture-files';
import { readTexts } from './folder/read-texts';
import { smallNotices } from './folder/small-notices';
import { inTurns } from './in-turns';
import type { Notice } from './notice';
import { NO_NOTES, type Notes } from './notes/notes';
import { createPictureGate } from './pages/picture-gate';
import { readChapterFile, type ChapterFile } from './pages/read-chapter-file';
import type { NamedPicture, Publication, PublishedSeries } from './publication';
import type { OnProgress } from './report/progress';
import type { SourceText } from './source/source-text';

interface ReadFolder {
  /** Absent where there are faults. */
  publication?: Publication;
  faults: Fault[];
  notices: Notice[];
}

interface Options {
  /** Seconds since 1970. */
  now: number;
  /** Whether the operator's settings name an app; the catalogue itself may name one, too. */
  hasApp?: boolean;
  /** Hosts of the site and its origin, whose pictures announcements may show. */
  ownHosts?: readonly string[];
  /** What was read before. */
  notes?: Notes;
  onProgress?: OnProgress;
}

/**
 * Reads a publisher's folder without changing anything, and finds all that is wrong with it at once. What is read: `catalogue.yaml`; a folder a
 * series with its `series.yaml`; in that a folder a language; in that an archive or a folder of pictures a chapter.
 */
export async function readPublication(
  root: string,
  { now, hasApp = false, ownHosts = [], notes = NO_NOTES, onProgress }: Options,
): Promise<ReadFolder> {
  const reading = { notes, gate: createPictureGate() };
  onProgress?.({ stage: 'texts' });
  const { catalogue, series: texts, faults } = await readTexts(root, hasApp);
  const { file: catalogueFile } = catalogue.source;
  const notices: Notice[] = catalogue.data
    ? [
        ...popupNotices(catalogue.data, catalogueFile),
        ...foreignPictureNotices(catalogue.data, catalogueFile, ownHosts),
      ]
    : [];
  const pictures = new Map<string, NamedPicture>();
  const takePictures = async (...named: [SourceText, readonly Pattern[]]) => {
    const found = await readPictureFiles(root, ...named, reading);
    faults.push(...found.faults);
    notices.push(...found.notices);
    for (const [file, picture] of found.pictures) pictures.set(file, picture);
  };
  await takePictures(catalogue.source, CATALOGUE_PICTURES);

  const shelves: { text: (typeof texts)[number]; candidates: ChapterCandidate[]; isWhole: boolean }[] = [];
  for (const text of texts) {
    await takePictures(text.source, SERIES_PICTURES);
    const found = await findChapters(root, text.slug, text.source);
    faults.push(...found.faults);
    notices.push(...found.notices);
    shelves.push({ text, candidates: found.candidates, isWhole: found.faults.length === 0 });
  }

  const candidates = shelves.flatMap((shelf) => shelf.candidates);
  const total = candidates.length;
  let [done, pages] = [0, 0];
  const files = await inTurns(candidates, availableParallelism(), async (candidate): Promise<ReadCandidate> => {
    const report = () => onProgress?.({ stage: 'chapters', done, total, pages, file: candidate.file });
    report();
    const read = await readChapterFile(path.join(root, candidate.file), reading);
    done++;
    pages += read.pictures.length;
    report();
    return { candidate, read };
  });
  faults.push(...files.flatMap(({ candidate: { file }, read }) => refusalFaults(file, read)));

  const series: PublishedSeries[] = [];
  for (const {
    text: { slug, source, data },
    candidates: { length },
    isWhole,
  } of shelves) {
    const own = files.splice(0, length);
    const well = own.filter(({ candidate, read }) => !candidate.isMisplaced && read.refusals.length === 0);
    const { placed, faults: misplaced, isWhole: isPlaced } = placeChapters(source, well);
    faults.push(...misplaced, ...placed.flatMap((chapter) => infoFaults(source, chapter)));
    notices.push(...placed.flatMap((chapter) => chapterNotices(source, chapter)));
    // What a chapter would have told that could not be read, or is elsewhere, is not missing.
    if (isWhole && well.length === own.length && isPlaced) faults.push(...missingFaults(slug, source, placed, now));
    const built = data && buildSeries(slug, data, placed);
    if (!built) continue;
    series.push(built);
    notices.push(...coverNotices(built, now), ...planNotices(built), ...smallNotices(built));
  }
  const exported = await readManifest(root);
  faults.push(...exported.faults);
  const publication =
    faults.length === 0 && catalogue.data
      ? asExported({ catalogue: catalogue.data, series, pictures }, exported.files)
      : undefined;
  return { publication, faults: sortFaults(faults), notices };
}

function refusalFaults(file: string, { refusals }: ChapterFile): Fault[] {
  return refusals.map(({ entry, message, instead }) => ({
    file: entry === undefined ? file : `${file} › ${entry}`,
    message,
    instead,
  }));
}

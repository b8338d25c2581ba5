import type { LanguageCode } from '@/lib/wire/language-codes';
import type { SeriesPictures } from '../../store/series-pictures';
import type { Publication, PublishedChapter, PublishedSeries } from '../publication';
import { coverChapter } from '../cover-chapter';
import { createKeptWriter } from './kept-writer';
import { prepareChapter } from './prepare-chapter';
import { preparePicture, prepareSeriesPictures } from './prepare-series-pictures';

/** A publication whose files are all there. */
export interface PreparedPublication extends Omit<Publication, 'series'> {
  series: readonly PreparedSeries[];
  /** The banners of publishers, by their names here. */
  publisherPictures: ReadonlyMap<string, string>;
}

export interface PreparedSeries extends Omit<PublishedSeries, 'chapters'> {
  chapters: readonly (PublishedChapter & { names: readonly string[] })[];
  pictures: SeriesPictures;
}

interface Options {
  /** Where published files are. */
  keptFolder: string;
  /** Seconds since 1970. */
  now: number;
  onProgress?: (progress: { done: number; total: number; file: string }) => void;
}

/** Writes all files of a publication that are not there yet. Nothing refers to them until it is applied. */
export async function preparePublication(root: string, { catalogue, series }: Publication, { keptFolder, now, onProgress }: Options): Promise<PreparedPublication> {
  const kept = createKeptWriter(keptFolder);
  const total = series.reduce((sum, { chapters }) => sum + chapters.length, 0);
  let done = 0;
  const prepared: PreparedSeries[] = [];
  for (const one of series) {
    const chapters: PreparedSeries['chapters'][number][] = [];
    for (const chapter of one.chapters) {
      onProgress?.({ done: done++, total, file: chapter.file });
      chapters.push({ ...chapter, names: await prepareChapter(root, chapter, kept) });
    }
    const firstPage = (language: LanguageCode) => `${coverChapter(chapters, language, now)!.names[0]}-super_high`;
    prepared.push({ ...one, chapters, pictures: await prepareSeriesPictures(root, one, firstPage, kept) });
  }
  const publisherPictures = new Map<string, string>();
  for (const [key, { picture }] of Object.entries(catalogue.publishers)) {
    if (picture !== undefined) publisherPictures.set(key, await preparePicture(root, picture, kept));
  }
  onProgress?.({ done, total, file: '' });
  return { catalogue, series: prepared, publisherPictures };
}

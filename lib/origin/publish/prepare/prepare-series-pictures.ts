import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { SERIES_SHAPES, type SeriesPictures, type SeriesShape } from '../../store/series-pictures';
import { textIn } from '../../store/texts';
import type { PublishedSeries } from '../publication';
import type { KeptWriter } from './kept-writer';
import { namedFailure } from './named-failure';
import { pictureName } from './page-names';
import { prepareWhole } from './prepare-picture';

/** What a shape that is missing is cut from: the first of these that there is. */
const INSTEAD: Record<SeriesShape, readonly SeriesShape[]> = {
  cover: ['square', 'landscape', 'wide'],
  landscape: ['wide', 'background', 'cover'],
  square: ['cover', 'landscape'],
  wide: ['landscape', 'background', 'slim', 'cover'],
  slim: ['wide', 'landscape', 'background', 'cover'],
  background: ['landscape', 'wide', 'cover'],
};

/** Writes what is missing of a series' pictures. Gives the file of every shape in every language; of one without pictures, a first page. */
export async function prepareSeriesPictures(root: string, { slug, facts }: PublishedSeries, firstPage: (language: LanguageCode) => string, kept: KeptWriter): Promise<SeriesPictures> {
  const languages = Object.keys(facts.languages) as LanguageCode[];
  const pictures: SeriesPictures = {};
  for (const language of languages) {
    const own: Partial<Record<SeriesShape, string>> = {};
    for (const shape of SERIES_SHAPES) {
      const file = textIn(facts.pictures[shape] ?? {}, language);
      if (file !== undefined) own[shape] = await preparePicture(root, path.posix.join(slug, file), kept);
    }
    const any = Object.values(own)[0] ?? firstPage(language);
    const fileOf = (shape: SeriesShape) => [shape, ...INSTEAD[shape]].map((one) => own[one]).find((file) => file !== undefined) ?? any;
    pictures[language] = Object.fromEntries(SERIES_SHAPES.map((shape) => [shape, fileOf(shape)])) as Record<SeriesShape, string>;
  }
  return pictures;
}

/** Writes a picture, named by its path below `root`, where it is missing, and gives its file's name. */
export async function preparePicture(root: string, file: string, kept: KeptWriter): Promise<string> {
  const bytes = await readFile(path.join(root, file));
  const name = pictureName(createHash('sha256').update(bytes).digest('hex'));
  if (!(await kept.has(name))) {
    await prepareWhole(bytes, name, kept).catch((error: unknown) => {
      throw namedFailure(file, error);
    });
  }
  return name;
}

import type { LanguageCode } from '@/lib/wire/language-codes';
import type { SeriesRecord } from './series';
import type { Texts } from './texts';

/** Shapes that a series' pictures are published in. */
export const SERIES_SHAPES = ['cover', 'landscape', 'square', 'wide', 'slim', 'background'] as const;
export type SeriesShape = (typeof SERIES_SHAPES)[number];

/** The kept file of each shape, in each of a series' languages. */
export type SeriesPictures = Texts<Record<SeriesShape, string>>;

/** The kept file of a published series' picture; undefined for a series whose pictures are drawn. */
export function seriesPicture(
  { pictures_json }: Pick<SeriesRecord, 'pictures_json'>,
  language: LanguageCode,
  shape: SeriesShape,
): string | undefined {
  return pictures_json === null ? undefined : (JSON.parse(pictures_json) as SeriesPictures)[language]?.[shape];
}

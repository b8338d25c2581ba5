import type { LanguageCode } from '@/lib/wire/language-codes';
import { SERIES_SHAPES } from '../../store/series-pictures';
import { spokenLanguage, type Texts } from '../../store/texts';
import type { PreparedPublication, PreparedSeries } from '../prepare/name-publication';
import { catalogueSchema } from '../schema/catalogue-schema';
import { seriesSchema } from '../schema/series-schema';
import { publisherPicture } from '../stored/resolved-facts';
import type { Manifest } from './manifest';
import { printYaml } from './print-yaml';

/** A picture of an export: where it goes, and which published file it is. */
interface ExportedPicture {
  file: string;
  kept: string;
  entry: Omit<Manifest[string], 'hash'>;
}

export interface ExportPlan {
  texts: { file: string; text: string }[];
  /** In order of their files. */
  pictures: ExportedPicture[];
}

const DIGITS = 3;
const padded = (number: number) => String(number).padStart(DIGITS, '0');

/** What a folder has to hold so that publishing it comes to this publication again. */
export function planExport({ catalogue, series, publisherPictures }: PreparedPublication): ExportPlan {
  const pictures = [
    ...Object.keys(catalogue.publishers).flatMap((key) =>
      wholePicture(publisherPicture(key), publisherPictures.get(key)),
    ),
    ...series.flatMap((one) => [
      ...seriesPictures(one),
      ...one.chapters.flatMap((chapter) => pagePictures(one.slug, chapter)),
    ]),
  ];
  return {
    texts: [
      { file: 'catalogue.yaml', text: printYaml(catalogueSchema, catalogue) },
      ...series.map(({ slug, facts }) => ({ file: `${slug}/series.yaml`, text: printYaml(seriesSchema, facts) })),
    ],
    pictures: pictures.sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function wholePicture(file: string, name: string | undefined): ExportedPicture[] {
  return name === undefined ? [] : [{ file, kept: name, entry: { name } }];
}

function seriesPictures({ slug, facts, pictures }: PreparedSeries): ExportedPicture[] {
  return SERIES_SHAPES.flatMap((shape) => {
    const files = (facts.pictures[shape] ?? {}) as Texts<string>;
    // Whichever language shows it knows what it is called.
    const shownBy = new Map(
      (Object.keys(facts.languages) as LanguageCode[]).map((language) => [spokenLanguage(files, language), language]),
    );
    return (Object.keys(files) as LanguageCode[]).flatMap((language) => {
      const shown = shownBy.get(language);
      return wholePicture(`${slug}/${files[language]}`, shown && pictures[shown]?.[shape]);
    });
  });
}

function pagePictures(
  slug: string,
  { entry, language, form, pages, names }: PreparedSeries['chapters'][number],
): ExportedPicture[] {
  return pages.map(({ kind, width, height, maxWidth }, index) => ({
    file: `${slug}/${language}/${padded(entry.number)}/${padded(index + 1)}.webp`,
    kept: `${names[index]!}-super_high`,
    entry: { name: names[index]!, page: { kind, width, height, maxWidth, form } },
  }));
}

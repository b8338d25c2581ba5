import path from 'node:path';
import type { z } from 'zod';
import { appFaults, namesApp } from '../check/app-faults';
import { CATALOGUE_REFERENCES, referenceFaults, SERIES_REFERENCES } from '../check/reference-faults';
import { CATALOGUE_KEYS, repeatedFaults, SERIES_KEYS } from '../check/repeated-faults';
import { checkSchema } from '../check/schema-faults';
import { timeFaults } from '../check/time-faults';
import { valueAt } from '../check/value-at';
import type { Fault } from '../fault';
import { catalogueSchema, type CatalogueFile } from '../schema/catalogue-schema';
import { seriesSchema, type SeriesFile } from '../schema/series-schema';
import { isSlug } from '../schema/slug';
import { readTextFile } from '../source/read-text-file';
import { readYaml } from '../source/read-yaml';
import type { SourceText } from '../source/source-text';
import { PICTURES_FOLDER } from './find-chapters';
import { listFolder } from './list-folder';

/** A text file, and what it says where it says it well. */
interface CheckedText<Data> {
  source: SourceText;
  data?: Data;
}

interface FolderTexts {
  catalogue: CheckedText<CatalogueFile>;
  series: (CheckedText<SeriesFile> & { slug: string })[];
  faults: Fault[];
}

/** Reads and checks all text of a publisher's folder. `hasApp`: the settings name an app, whatever the catalogue does. */
export async function readTexts(root: string, hasApp: boolean): Promise<FolderTexts> {
  const faults: Fault[] = [];
  async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<CheckedText<z.output<Schema>>> {
    const text = await readTextFile(root, file);
    if ('fault' in text) {
      faults.push(text.fault);
      return { source: { file, value: undefined, placeOf: () => ({ line: 1, column: 1 }) } };
    }
    const { source, faults: unread } = readYaml(file, text.text);
    faults.push(...unread);
    if (unread.length > 0) return { source };
    const { data, faults: unfit } = checkSchema(schema, source);
    faults.push(...unfit);
    return { source, data };
  }

  const catalogue = await read('catalogue.yaml', catalogueSchema);
  const folders = await findSeries(root);
  faults.push(...folders.faults);
  const series: FolderTexts['series'] = [];
  for (const slug of folders.slugs)
    series.push({ slug, ...(await read(path.posix.join(slug, 'series.yaml'), seriesSchema)) });

  const namesIn = (entry: string) => new Set(Object.keys(valueAt(catalogue.source.value, [entry]) ?? {}));
  const names = {
    label: namesIn('labels'),
    tag: namesIn('tags'),
    publisher: namesIn('publishers'),
    series: new Set(folders.slugs),
  };
  // An unreadable or incomplete catalogue is one fault: references of series to it are not checked.
  const isKnown = (entry: string) => isGroup(valueAt(catalogue.source.value, [entry]));
  const known = {
    label: isKnown('labels'),
    tag: isGroup(catalogue.source.value),
    publisher: isKnown('publishers'),
    series: true,
  };
  const isAppless = isGroup(catalogue.source.value) && !hasApp && !namesApp(catalogue.source);
  faults.push(
    ...referenceFaults(catalogue.source, CATALOGUE_REFERENCES, names),
    ...repeatedFaults(catalogue.source, CATALOGUE_KEYS),
  );
  for (const { source } of series) {
    const references = SERIES_REFERENCES.filter(({ to }) => known[to]);
    faults.push(
      ...referenceFaults(source, references, names),
      ...repeatedFaults(source, SERIES_KEYS),
      ...timeFaults(source),
      ...(isAppless ? appFaults(source) : []),
    );
  }
  return { catalogue, series, faults };
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All folders of series, also those whose names are faults: what lies in them is checked all the same. */
async function findSeries(root: string): Promise<{ slugs: string[]; faults: Fault[] }> {
  const [slugs, faults]: [string[], Fault[]] = [[], []];
  for (const { name, kind } of await listFolder(root)) {
    if (kind === 'link')
      faults.push({ file: name, message: 'It is a link.', instead: 'Put the folder or the file itself there.' });
    if (name === 'catalogue.yml')
      faults.push({ file: name, message: 'It is not read.', instead: 'Name it catalogue.yaml.' });
    if (kind !== 'folder' || name === PICTURES_FOLDER) continue;
    slugs.push(name);
    if (!isSlug(name))
      faults.push({
        file: name,
        message: 'A series cannot be known by this name.',
        instead: 'Name its folder in small letters, digits and single hyphens, such as ferry-at-six.',
      });
  }
  return { slugs, faults };
}

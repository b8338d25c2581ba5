import path from 'node:path';

import { KEPT_FOLDER } from '@/lib/origin/media/kept-path';
import { applyPublication } from '@/lib/origin/publish/apply/apply-publication';
import { pageNames } from '@/lib/origin/publish/prepare/page-names';
import { preparePublication, type PreparedPublication } from '@/lib/origin/publish/prepare/prepare-publication';
import type { Publication } from '@/lib/origin/publish/publication';
import { readPublication } from '@/lib/origin/publish/read-publication';
import type { TestOrigin } from '@/tests/contract/open-origin';

/** Makes a publisher's folder the catalogue of an origin, with its pictures or, where nobody looks at them, without. */
export async function publishFolder(root: string, { database, dataDir, clock }: Pick<TestOrigin, 'database' | 'dataDir' | 'clock'>, { withPictures }: { withPictures: boolean }): Promise<void> {
  const { publication, faults } = await readPublication(root, { now: clock.now });
  if (!publication) throw new Error(JSON.stringify(faults));
  const prepared = withPictures ? await preparePublication(root, publication, { keptFolder: path.join(dataDir, KEPT_FOLDER), now: clock.now }) : unpictured(publication);
  await applyPublication(database, prepared, clock.now);
  // The catalogue is looked at once a second.
  clock.now++;
}

function unpictured({ catalogue, series }: Publication): PreparedPublication {
  return {
    catalogue,
    series: series.map((one) => ({ ...one, chapters: one.chapters.map((chapter) => ({ ...chapter, names: pageNames(chapter) })), pictures: {} })),
    publisherPictures: new Map(),
  };
}

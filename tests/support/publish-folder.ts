import { openKeptFiles } from '@/lib/origin/kept/open-kept-files';
import { applyPublication } from '@/lib/origin/publish/apply/apply-publication';
import { pageNames } from '@/lib/origin/publish/prepare/page-names';
import type { PreparedPublication } from '@/lib/origin/publish/prepare/name-publication';
import type { Publication } from '@/lib/origin/publish/publication';
import { publishPrepared } from '@/lib/origin/publish/publish-prepared';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { paperOf } from '@/lib/origin/publish/schema/paper';
import { readMarks } from '@/lib/origin/publish/unpublish/read-marks';
import { withhold } from '@/lib/origin/publish/unpublish/withhold';
import type { TestOrigin } from '@/tests/contract/open-origin';

/** Makes a publisher's folder the catalogue of an origin, but for what is held back, with its pictures or, where nobody looks at them, without. */
export async function publishFolder(
  root: string,
  { database, dataDir, clock }: Pick<TestOrigin, 'database' | 'dataDir' | 'clock'>,
  { withPictures }: { withPictures: boolean },
): Promise<void> {
  const { publication: whole, faults } = await readPublication(root, { now: clock.now });
  if (!whole) throw new Error(JSON.stringify(faults));
  const marks = await readMarks(database);
  const publication = withhold(whole, marks);
  const { now } = clock;
  if (withPictures)
    await publishPrepared(database, {
      publication,
      kept: openKeptFiles({ dataDir }),
      now,
      folder: root,
      dataDir,
      marks,
      warn: console.error,
    });
  else await applyPublication(database, unpictured(publication), { now, marks });
  // The catalogue is looked at once a second.
  clock.now++;
}

function unpictured({ catalogue, series }: Publication): PreparedPublication {
  return {
    catalogue,
    series: series.map((one) => ({
      ...one,
      chapters: one.chapters.map((chapter) => {
        const paper = paperOf(one.facts);
        return { ...chapter, paper, names: pageNames(chapter, paper) };
      }),
      pictures: {},
    })),
    publisherPictures: new Map(),
  };
}

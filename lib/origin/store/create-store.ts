import type { Kysely } from 'kysely';
import { createCatalogue, readFrame, type Catalogue, type Frame } from './catalogue';
import { readParts, type CatalogueParts } from './catalogue-pages';
import { hold } from './hold';
import type { Schema } from './schema';

/** Row of `meta` whose value changes whenever something is published, by this process or another. */
export const CATALOGUE_KEY = 'catalogue';

/** So old may the views of a title be; and so long is kept what has been fetched. */
const CATALOGUE_SECONDS = 60;

export interface Store {
  db: Kysely<Schema>;
  /** The catalogue as it is published in this second. */
  catalogue(): Promise<Catalogue>;
  /** Where its parts begin. */
  parts(): Promise<CatalogueParts>;
}

/** @param now seconds since 1970 */
export function createStore(db: Kysely<Schema>, now: () => number): Store {
  const [revisions, frames, catalogues, parts] = [
    hold<string>(),
    hold<Frame>(),
    hold<Catalogue>(),
    hold<CatalogueParts>(),
  ];
  async function readRevision(): Promise<string> {
    const row = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
    return row?.value ?? '';
  }
  const currentRevision = () => revisions(String(now()), readRevision);
  return {
    db,
    parts: async () => parts(await currentRevision(), () => readParts(db)),
    async catalogue() {
      const revision = await currentRevision();
      const minute = Math.floor(now() / CATALOGUE_SECONDS);
      return catalogues(`${minute} ${revision}`, async () =>
        createCatalogue(db, await frames(revision, () => readFrame(db))),
      );
    },
  };
}

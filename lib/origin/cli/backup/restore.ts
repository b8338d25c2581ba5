import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATION_NAMES } from '../../store/all-migrations';
import { untilStopped } from '../../until-stopped';
import { folderName } from '../folder-name';
import { copyFile } from './copy-file';
import { checkSqlite, forgetCatalogueId } from './copy-sqlite';
import { refillPostgres, refuseFullPostgres } from './dump-postgres';
import { fillFolder, leftIn } from './fill-folder';
import { hashFile } from './hash-file';
import { DATABASE, readManifest, type BackedUpFile, type Manifest } from './manifest';
import type { Place } from './place';

/**
 * Makes a backup a place's data folder, and its database. All is checked before anything is changed, and then changed at once.
 * @throws Error in one sentence, with nothing changed
 */
export async function restore(place: Place, folder: string, say: (line: string) => void): Promise<void> {
  const { dataDir, databaseUrl } = place;
  const name = folderName(dataDir);
  await leftIn(dataDir, DATABASE.sqlite);
  const manifest = await readManifest(folder);
  refuseOtherStore(manifest, place);
  refuseNewer(manifest.migrations, folder);
  if (databaseUrl) await refuseFullPostgres(databaseUrl);
  await untilStopped((stop) =>
    fillFolder(dataDir, {
      async unpack(into) {
        for (const file of manifest.files) {
          stop.throwIfAborted();
          await take(file, folder, into);
        }
        if (manifest.store !== 'sqlite') return;
        const database = path.join(into, DATABASE.sqlite);
        refuseNewer(checkSqlite(database), folder);
        await forgetCatalogueId(database);
      },
      last: DATABASE.sqlite,
      passing: DATABASE.postgres,
      say,
      async finish(from) {
        stop.throwIfAborted();
        if (manifest.store === 'postgres') await refillPostgres(databaseUrl!, path.join(from, DATABASE.postgres), stop);
      },
    }),
  );
  say(`Restored ${name} as it was at ${manifest.madeAt}: ${manifest.files.length} files.`);
  if (manifest.store === 'elsewhere')
    say(
      "The database is no part of this backup: restore it with pg_restore. Where the one that it was made of goes on, and both use one bucket, then `delete from meta where key = 'catalogue-id'`, so that neither removes what the other needs.",
    );
}

function refuseOtherStore({ store }: Manifest, { databaseUrl }: Place): void {
  if (store === 'sqlite' && databaseUrl) throw new Error('Its database is a file: restore it without DATABASE_URL.');
  if (store !== 'sqlite' && !databaseUrl) throw new Error('Its database was PostgreSQL: name one in DATABASE_URL.');
}

function refuseNewer(migrations: readonly string[], folder: string): void {
  if (!migrations.every((migration) => MIGRATION_NAMES.includes(migration)))
    throw new Error(`The database in ${folder} is of a newer version of this program: restore it with that one.`);
}

/** @throws Error in one sentence where a file is not what the manifest says */
async function take(file: BackedUpFile, from: string, to: string): Promise<void> {
  const copy = path.join(to, file.path);
  const found = await lstat(path.join(from, file.path)).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`The backup is not whole: ${file.path} is missing.`);
  await copyFile(path.join(from, file.path), copy);
  const { size, sha256 } = await hashFile(copy);
  if (size !== file.size || sha256 !== file.sha256)
    throw new Error(`The backup is damaged: ${file.path} is not what was written.`);
}

import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_FOLDER } from '../../kept/kept-path';
import { syncPath } from '../../kept/sync-path';
import { unlessMissing } from '../../kept/unless-missing';
import { writeWholeFolder } from '../../kept/write-whole-folder';
import { untilStopped } from '../../until-stopped';
import { folderName } from '../folder-name';
import { copyFile, linkFile } from './copy-file';
import { checkSqlite, copySqlite } from './copy-sqlite';
import { listDataFiles } from './data-files';
import { dumpPostgres } from './dump-postgres';
import { hashFile } from './hash-file';
import { DATABASE, MANIFEST, newManifest, type BackedUpFile, type Manifest } from './manifest';
import type { Place } from './place';
import { syncFolders } from './sync-folders';

/**
 * Writes all that cannot be made again of a place to a new folder, while it is in use: nothing that was acknowledged before the call is missing. The folder
 * is there whole or not at all. @throws Error in one sentence
 */
export async function backUp(place: Place, folder: string, say: (line: string) => void): Promise<void> {
  const { dataDir } = place;
  const name = folderName(dataDir);
  await refuseWrongFolder(dataDir, folder);
  if (!place.databaseUrl && !existsSync(path.join(dataDir, DATABASE.sqlite)))
    throw new Error(`There is nothing to back up: ${name} has no database in it.`);
  const manifest = await untilStopped(async (stop) => {
    const written = await writeWholeFolder(folder, `${folder}.unfinished-${process.pid}`, (unfinished) =>
      writeBackup(place, unfinished, stop, say),
    );
    await syncPath(path.dirname(folder));
    return written;
  });
  say(`Backed up ${name} to ${folder}: ${described(manifest)}.`);
  for (const entry of (await listDataFiles(dataDir)).strange)
    say(
      `${path.join(name, entry)} is a link, or no file at all, and no part of this: back up what it leads to by itself.`,
    );
  if (place.bucket)
    say('Published files are in the bucket of STORAGE_URL, and no part of this: have it keep what is removed.');
}

async function writeBackup(
  place: Place,
  into: string,
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<Manifest> {
  const { dataDir } = place;
  // Files that the database names were there before it named them, and may be removed once it names them no more: so they are taken before it and after it.
  const taken = await takeFiles(dataDir, into, new Set(), stop);
  const database = await takeDatabase(place, into, stop, say);
  await takeFiles(dataDir, into, taken, stop);
  const files: BackedUpFile[] = [];
  for (const file of [...taken, ...database.files].sort()) {
    stop.throwIfAborted();
    files.push({ path: file, ...(await hashFile(path.join(into, file))) });
  }
  const manifest = newManifest({
    madeAt: new Date().toISOString(),
    store: database.store,
    migrations: database.migrations,
    files,
  });
  await writeFile(path.join(into, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);
  await syncPath(path.join(into, MANIFEST));
  await syncFolders(into);
  return manifest;
}

async function refuseWrongFolder(dataDir: string, folder: string): Promise<void> {
  const way = path.relative(dataDir, folder);
  if (!way.startsWith('..') && !path.isAbsolute(way)) throw new Error('A backup cannot lie in the data folder itself.');
  const found = await unlessMissing(readdir(folder)).catch(() => {
    throw new Error(`${folder} is no folder that can be written.`);
  });
  if (found && found.length > 0) throw new Error(`${folder} is not empty: name a new folder for each backup.`);
}

/** Takes what is not yet in `taken`, to which it adds. */
async function takeFiles(dataDir: string, into: string, taken: Set<string>, stop: AbortSignal): Promise<Set<string>> {
  for (const file of (await listDataFiles(dataDir)).files) {
    if (taken.has(file)) continue;
    stop.throwIfAborted();
    const take = file.startsWith(`${KEPT_FOLDER}/`) ? linkFile : copyFile;
    // A file that is removed meanwhile is none that is needed.
    if (await unlessMissing(take(path.join(dataDir, file), path.join(into, file)).then(() => true))) taken.add(file);
  }
  return taken;
}

async function takeDatabase(
  { dataDir, databaseUrl }: Place,
  into: string,
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<Pick<Manifest, 'store' | 'migrations'> & { files: string[] }> {
  if (!databaseUrl) {
    const copy = path.join(into, DATABASE.sqlite);
    await copySqlite(path.join(dataDir, DATABASE.sqlite), copy);
    return { store: 'sqlite', migrations: checkSqlite(copy), files: [DATABASE.sqlite] };
  }
  const migrations = await dumpPostgres(databaseUrl, path.join(into, DATABASE.postgres), stop);
  if (migrations) return { store: 'postgres', migrations, files: [DATABASE.postgres] };
  await rm(path.join(into, DATABASE.postgres));
  say('There is no pg_dump on this machine: back up the database of DATABASE_URL with it. Here are the files alone.');
  return { store: 'elsewhere', migrations: [], files: [] };
}

function described({ store, files }: Manifest): string {
  const published = files.filter((file) => file.path.startsWith(`${KEPT_FOLDER}/`)).length;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const parts = [
    store === 'elsewhere' ? undefined : 'the database',
    `${published} published files`,
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return parts.filter(Boolean).join(', ');
}

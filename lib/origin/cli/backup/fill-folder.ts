import { lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { unlessMissing } from '../../kept/unless-missing';
import { writeWhole } from '../../kept/write-whole';
import { folderName } from '../folder-name';
import { lockedByFile } from '../locked-by-file';
import { syncFolders } from './sync-folders';

/** Here lies all that belongs to a filling while it is under way: in the folder itself, which may be a disk of its own, or all that this user may write. */
const FILLING = '.restoring';
/** What is unpacked, until all of it is there. */
const UNPACKED = 'unpacked';
/** What of it is put into its place, noted before the first is. */
const MOVING = 'moving.json';
const LOCK = 'lock';
/** The root of a disk has a folder of its own. */
const OF_THE_DISK = 'lost+found';

const entriesSchema = z.array(z.string());

interface Filling {
  /** Puts all into a folder. */
  unpack: (into: string) => Promise<void>;
  /** The entry that comes last, with which the folder begins to be one. */
  last: string;
  /** An entry that goes nowhere: it is there until the end. */
  passing: string;
  /** Is asked when all else is in its place, and where what passes lies; fails it, nothing is. */
  finish: (from: string) => Promise<void>;
  say: (line: string) => void;
}

/**
 * Fills a folder that is empty or missing: with all or, where that fails, with nothing. Everything belongs to whom the folder belongs to. What one that
 * was killed has left is taken away first. @throws Error in one sentence where something else is there, or another is about it
 */
export async function fillFolder(folder: string, { unpack, last, passing, finish, say }: Filling): Promise<void> {
  const [filling, unpacked] = [path.join(folder, FILLING), path.join(folder, FILLING, UNPACKED)];
  const made = await mkdir(filling, { recursive: true });
  await lockedByFile(
    path.join(filling, LOCK),
    `Another restore fills the data folder ${folderName(folder)}. Nothing was changed.`,
    async () => {
      const moved: string[] = [];
      try {
        const left = await leftIn(folder, last);
        if (left.length > 0)
          say(
            `In ${folderName(folder)} lies what a restore that was cut off has left. It is removed, and all is restored anew.`,
          );
        for (const entry of left) await rm(entry, { recursive: true });
        await mkdir(unpacked);
        await unpack(unpacked);
        await giveToOwnerOf(folder, unpacked);
        const entries = (await readdir(unpacked))
          .filter((entry) => entry !== passing)
          .sort((a, b) => Number(a === last) - Number(b === last));
        await writeWhole(path.join(filling, MOVING), Buffer.from(JSON.stringify(entries)));
        await syncFolders(filling);
        for (const entry of entries) {
          await rename(path.join(unpacked, entry), path.join(folder, entry));
          moved.push(path.join(folder, entry));
        }
        await finish(unpacked);
      } catch (error) {
        for (const entry of moved) await rm(entry, { recursive: true, force: true });
        await rm(made ?? filling, { recursive: true, force: true });
        throw error;
      }
      await rm(filling, { recursive: true, force: true });
      await syncFolders(folder);
    },
  );
}

/**
 * What a filling that was killed has left in a folder, by whole paths; nothing where the folder is empty or missing.
 * @throws Error in one sentence where there is anything else, or `last`, with which it begins to be used
 */
export async function leftIn(folder: string, last: string): Promise<string[]> {
  const entries = (await namesIn(folder)).filter((entry) => entry !== FILLING && entry !== OF_THE_DISK);
  const moved = await readMoving(path.join(folder, FILLING, MOVING));
  if (!entries.every((entry) => entry !== last && moved.includes(entry))) {
    throw new Error(
      `The data folder ${folderName(folder)} is not empty, and may be in use. Stop what uses it and move it away, or name a new one in DATA_DIR.`,
    );
  }
  const inside = (await namesIn(path.join(folder, FILLING))).filter((entry) => !entry.startsWith(LOCK));
  return [...entries, ...inside.map((entry) => path.join(FILLING, entry))].map((entry) => path.join(folder, entry));
}

async function readMoving(file: string): Promise<readonly string[]> {
  try {
    return entriesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

/** Who may do everything is often not who serves. */
async function giveToOwnerOf(folder: string, what: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const entry of await readdir(what, { recursive: true })) await lchown(path.join(what, entry), uid, gid);
}

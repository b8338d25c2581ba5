import { lchown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is unpacked lies here until all of it is there: in the folder itself, which may be a disk of its own, or all that this user may write. */
const UNPACKED = '.restoring';

interface Filling {
  /** Puts all into a folder. */
  unpack: (into: string) => Promise<void>;
  /** The entry that comes last, with which the folder begins to be one. */
  last: string;
  /** An entry that goes nowhere: it is there until the end. */
  passing: string;
  /** Is asked when all else is in its place, and where what passes lies; fails it, nothing is. */
  finish: (from: string) => Promise<void>;
}

/** Fills a folder that is empty or missing: with all or, where that fails, with nothing. Everything belongs to whom the folder belongs to. */
export async function fillFolder(folder: string, { unpack, last, passing, finish }: Filling): Promise<void> {
  const unpacked = path.join(folder, UNPACKED);
  const made = await mkdir(folder, { recursive: true });
  const moved: string[] = [];
  try {
    await mkdir(unpacked);
    await unpack(unpacked);
    await giveToOwnerOf(folder, unpacked);
    const entries = (await readdir(unpacked)).filter((entry) => entry !== passing).sort((a, b) => Number(a === last) - Number(b === last));
    for (const entry of entries) {
      await rename(path.join(unpacked, entry), path.join(folder, entry));
      moved.push(path.join(folder, entry));
    }
    await finish(unpacked);
  } catch (error) {
    for (const entry of moved) await rm(entry, { recursive: true, force: true });
    await rm(made ?? unpacked, { recursive: true, force: true });
    throw error;
  }
  await rm(unpacked, { recursive: true, force: true });
}

/** Who may do everything is often not who serves. */
async function giveToOwnerOf(folder: string, what: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const entry of await readdir(what, { recursive: true })) await lchown(path.join(what, entry), uid, gid);
}

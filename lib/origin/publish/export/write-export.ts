import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import type { KeptFiles } from '../../kept/kept-files';
import { unlessMissing } from '../../kept/unless-missing';
import { writeWholeFolder } from '../../kept/write-whole-folder';
import { sha256Of } from '../../sha256-of';
import { inTurns } from '../in-turns';
import type { OnProgress } from '../report/progress';
import { MANIFEST, type Manifest } from './manifest';
import type { ExportPlan } from './plan-export';

/** So many files are on their way at once. */
const AT_ONCE = 8;

interface Options {
  kept: Pick<KeptFiles, 'read'>;
  /** Ends it, as if it had failed. */
  stop?: AbortSignal;
  onProgress?: OnProgress;
}

/** What is too long to be read again is not written. @throws Error in one sentence */
export function printManifest(manifest: Manifest, maxBytes: number = limits.exportManifestMaxBytes): string {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  if (Buffer.byteLength(text) > maxBytes)
    throw new Error(
      `There are too many pictures for an export, ${Object.keys(manifest).length.toLocaleString('en')}: it could not be published again. \`npm run backup\` keeps them all.`,
    );
  return text;
}

/** Writes an export into a folder that is empty, or not there yet: all of it or, where that fails, nothing. @throws Error in one sentence */
export async function writeExport(
  folder: string,
  { texts, pictures }: ExportPlan,
  { kept, stop, onProgress }: Options,
): Promise<void> {
  const there = await unlessMissing(readdir(folder));
  if (there && there.length > 0) throw new Error(`${folder} is not empty: name a folder that is, or a new one.`);
  await writeWholeFolder(folder, `${folder}.${process.pid}.tmp`, async (unfinished) => {
    await writePictures(unfinished);
    for (const { file, text } of texts) await write(path.join(unfinished, file), text);
    stop?.throwIfAborted();
  });

  async function writePictures(unfinished: string): Promise<void> {
    const hashes = new Map<string, string>();
    let done = 0;
    await inTurns(pictures, AT_ONCE, async ({ file, kept: name }) => {
      stop?.throwIfAborted();
      onProgress?.({ stage: 'export', done, total: pictures.length, file });
      const bytes = await kept.read(name);
      if (!bytes) throw new Error(`${file} cannot be exported: its published file ${name} is missing.`);
      hashes.set(file, sha256Of(Buffer.from(bytes)));
      await write(path.join(unfinished, file), bytes);
      done++;
    });
    const manifest: Manifest = Object.fromEntries(
      pictures.map(({ file, entry }) => [file, { hash: hashes.get(file)!, ...entry }]),
    );
    await write(path.join(unfinished, MANIFEST), printManifest(manifest));
  }
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

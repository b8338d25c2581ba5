import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { limits } from '@/lib/limits';
import { parseJson } from '../../parse-json';
import type { Fault } from '../fault';

/** Beside `catalogue.yaml` of an export: what its pictures were when they were published. */
export const MANIFEST = 'exported.json';

const FORMS = ['pages', 'strip', 'spreads'] as const;
const size = z.int().min(1).max(1_000_000);

const schema = z.record(
  z.string().max(1_000),
  z.strictObject({
    /** SHA-256 of the file: one that was changed since is a picture like any other. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    /** What its published file is called, before its quality where it is a page. */
    name: z.string().regex(/^[0-9a-f]{32}$/),
    /** Of pages alone: the size that is told of it, and how its chapter lies on the page. */
    page: z
      .strictObject({
        kind: z.enum(['single', 'spread', 'slice']),
        width: size,
        height: size,
        maxWidth: size.optional(),
        form: z.enum(FORMS),
      })
      .optional(),
  }),
);

/** By their paths below the folder. */
export type Manifest = z.output<typeof schema>;

const FAULT: Fault = {
  file: MANIFEST,
  message: 'It is not what an export writes.',
  instead: 'Take it away: its pictures are then prepared anew, from what they are.',
};

/** Reads what an export says of its pictures; nothing where the folder is none. */
export async function readManifest(root: string): Promise<{ files: Manifest; faults: Fault[] }> {
  const file = path.join(root, MANIFEST);
  const found = await lstat(file).catch(() => undefined);
  if (!found) return { files: {}, faults: [] };
  if (!found.isFile() || found.size > limits.exportManifestMaxBytes) return { files: {}, faults: [FAULT] };
  const read = schema.safeParse(parseJson(await readFile(file, 'utf8')));
  return read.success ? { files: read.data, faults: [] } : { files: {}, faults: [FAULT] };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../parse-json';
import { DATABASE_FILE } from '../../store/database-file';

/** The file of a backup that says what is in it; it is written last. */
export const MANIFEST = 'manifest.json';
/** What the database is called in a backup: a file like that of a data folder, or what pg_dump has written. */
export const DATABASE = { sqlite: DATABASE_FILE, postgres: 'database.dump' } as const;

const FORMAT = 'komawari-backup';
/** Below the folder, with nothing in it that leads out of there. */
const inside = z.string().regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\\0]+(\/[^/\\\0]+)*$/);

const schema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Where the database is: in a file, in a dump, or not in here. */
  store: z.enum(['sqlite', 'postgres', 'elsewhere']),
  /** The migrations that the database has seen. */
  migrations: z.array(z.string()),
  files: z.array(z.object({ path: inside, size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

export type Manifest = z.infer<typeof schema>;
export type BackedUpFile = Manifest['files'][number];

export function newManifest(content: Omit<Manifest, 'format' | 'version'>): Manifest {
  return { format: FORMAT, version: 1, ...content };
}

/** @throws Error in one sentence where a folder is no backup that this program can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup, or was never finished: there is no ${MANIFEST} in it.`);
  });
  const { format, version } = asObject(parseJson(text));
  if (format === FORMAT && typeof version === 'number' && version > 1)
    throw new Error(`${folder} was made by a newer version of this program: restore it with that one.`);
  const { data } = schema.safeParse(parseJson(text));
  if (!data) throw new Error(`The ${MANIFEST} of ${folder} is damaged, or of another program.`);
  return data;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

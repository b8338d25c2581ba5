import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesOf } from './entries-of';

/** What is done with archives in a folder that each test has anew. */
export function archivesInTest() {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'publish-archive-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const at = (name: string) => path.join(folder, name);

  async function written(name: string, bytes: Buffer | string): Promise<string> {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), bytes);
    return at(name);
  }
  return { at, written, read, refusal };
}

async function read(file: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, bytes } of entriesOf(file)) found[name] = bytes.toString();
  return found;
}

/** Why it is refused, and what is told of which entry; what came of it before that. */
async function refusal(file: string): Promise<{ reason: string; entry?: string; came: number }> {
  let came = 0;
  try {
    for await (const { bytes } of entriesOf(file)) came += bytes.length;
  } catch (error) {
    const { reason, entry } = error as { reason: string; entry?: string };
    if (reason === undefined) throw error;
    return { reason, entry, came };
  }
  throw new Error('It was taken.');
}

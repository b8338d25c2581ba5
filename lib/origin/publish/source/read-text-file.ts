import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '@/lib/limits';
import type { Fault } from '../fault';

/** Where a publisher learns what belongs in a text file. */
export const SCHEMAS_HINT =
  '`npm run publish -- --schemas <folder>` writes the schemas by which editors complete and check these files';

const MISSING: Record<string, readonly [message: string, instead: string]> = {
  ENOENT: ['The file is missing.', `Write it: ${SCHEMAS_HINT}.`],
  ELOOP: ['It is a link to another file.', 'Put the file itself there.'],
};

/** The text of a file below a folder, or why there is none. */
export async function readTextFile(folder: string, file: string): Promise<{ text: string } | { fault: Fault }> {
  const no = (message: string, instead: string) => ({ fault: { file, message, instead } });
  try {
    // A pipe would have us wait for who writes into it.
    const handle = await open(
      path.join(folder, file),
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return no('It is no file.', 'Put a file there.');
      if (stats.size > limits.publishTextMaxBytes)
        return no(`It is larger than ${limits.publishTextMaxBytes / 1024 / 1024} MiB.`, 'Write less.');
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile()) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof TypeError) return no('It is not written in UTF-8.', 'Save it as UTF-8.');
    const { code = '', message } = error as NodeJS.ErrnoException;
    return no(...(MISSING[code] ?? ([`It cannot be read: ${message}.`, 'Let this user read it.'] as const)));
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is gone after a file's tests, and what writes a text or some bytes into it and gives their path. */
export function testFolder(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const written = (name: string, content: string | Uint8Array): string => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  return { folder, written };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes a standalone folder of the build that is there, and moves it to where it was not made for. */
export default function setup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const [made, moved] = [path.join(folder, 'made'), path.join(folder, 'moved')];
  execFileSync(process.execPath, ['scripts/standalone.mjs', made], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('mv', [made, moved]);
  process.env.HOSTING_FOLDER = folder;
  process.env.STANDALONE = moved;
}

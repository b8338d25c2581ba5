import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { OWN_DATA } from '../../scripts/own-data.mjs';

/** The data folder with the demo that each worker copies. */
export const templateFolder = (): string => path.join(process.env.E2E_SCRATCH!, 'template');

/** Seeds the demo once. */
export default function setup(): void {
  const root = path.resolve(__dirname, '../..');
  execFileSync(process.execPath, ['build/prepare-data.cjs', '0'], {
    cwd: root,
    env: { ...process.env, ...OWN_DATA, DATA_DIR: templateFolder() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

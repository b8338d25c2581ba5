import { spawn } from 'node:child_process';

import { root } from '../prepare.mjs';

/** A registry that does not answer is not waited for. */
const TIMEOUT_MS = 60_000;

/** What `npm audit` prints. @param which its options that say of which packages */
export function npmAudit(which) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', ...which, '--audit-level=high', '--json', '--fetch-retries=0'], {
      cwd: root,
      shell: process.platform === 'win32',
      timeout: TIMEOUT_MS,
    });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(printed));
  });
}

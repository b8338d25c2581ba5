import { spawn } from 'node:child_process';
import path from 'node:path';

import { run } from './fail.mjs';
import { prepare, prepareData, root } from './prepare.mjs';

await run(async () => {
  const port = process.env.PORT || '4000';
  await prepare();
  // Whoever serves the origin is not a reader of another, and shows no logo.
  const env = { ...process.env, API_ORIGIN: '', SITE_LOGO: '' };
  await prepareData(port, env);
  const origin = spawn(process.execPath, [path.join(root, 'build/origin.cjs'), port], { cwd: root, stdio: 'inherit', env });
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      origin.kill(signal);
    });
  }
  // Killed by somebody else, for want of memory say, is a failure; our own word may come when it is just about to end.
  origin.on('close', (code) => process.exit(code ?? (stopped ? 0 : 1)));
});

import { spawn } from 'node:child_process';
import path from 'node:path';

import { endWithChild } from './end-with-child.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { run } from './fail.mjs';
import { prepare, prepareData, root } from './prepare.mjs';

await run(async () => {
  endWithNpm();
  const port = process.env.PORT || '4000';
  await prepare();
  // Whoever serves the origin is not a reader of another, and shows no logo.
  const env = { ...process.env, API_ORIGIN: '', SITE_LOGO: '' };
  await prepareData(port, env);
  const origin = spawn(process.execPath, [path.join(root, 'build/origin.cjs'), port], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  // Killed by somebody else, for want of memory say, is a failure; our own word may come when it is just about to end.
  endWithChild(origin, (code, stopped) => code ?? (stopped ? 0 : 1));
});

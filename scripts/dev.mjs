import { run } from './fail.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { freePort } from './port.mjs';
import { prepare, prepareData, root } from './prepare.mjs';
import { serve } from './serve.mjs';

await run(async () => {
  checkNodeVersion();
  const port = await freePort();
  await prepare();
  await prepareData();
  const { compileAndWatch } = await import('./compile.mjs');
  await compileAndWatch(root);
  await serve(['dev'], port, { talkative: true });
  console.log(`Komawari is at http://localhost:${port}, and follows your changes`);
});

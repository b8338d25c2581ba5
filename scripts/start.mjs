import { run } from './fail.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { freePort } from './port.mjs';
import { buildSite, prepare, prepareData } from './prepare.mjs';
import { serve } from './serve.mjs';

await run(async () => {
  checkNodeVersion();
  const port = await freePort();
  await prepare();
  await prepareData();
  await buildSite();
  await serve(['start'], port);
  console.log(`Komawari is at http://localhost:${port}`);
});

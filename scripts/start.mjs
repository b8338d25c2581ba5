import { endWithNpm } from './end-with-npm.mjs';
import { run } from './fail.mjs';
import { buildSite, prepare, prepareData } from './prepare.mjs';

await run(async () => {
  endWithNpm();
  const port = process.env.PORT || '3000';
  await prepare();
  await prepareData(port);
  await buildSite();
  await import('./serve.mjs');
});

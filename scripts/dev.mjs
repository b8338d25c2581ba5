import { endWithNpm } from './end-with-npm.mjs';
import { run } from './fail.mjs';
import { prepare, prepareData, root } from './prepare.mjs';
import { serveSite } from './serve-site.mjs';

await run(async () => {
  endWithNpm();
  const port = process.env.PORT || '3000';
  await prepare();
  await prepareData(port);
  const { compileAndWatch } = await import('./compile.mjs');
  await compileAndWatch(root);
  await serveSite(port, { isDevelopment: true });
  console.log(`Komawari is at http://localhost:${port}, and follows your changes`);
});

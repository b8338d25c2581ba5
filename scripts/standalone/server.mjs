import { endWithNpm } from '../end-with-npm.mjs';
import { run } from '../fail.mjs';
import { prepare, prepareData } from '../prepare.mjs';
import { serveSite } from '../serve-site.mjs';

await run(async () => {
  endWithNpm();
  const port = process.env.PORT || '3000';
  await prepare();
  await prepareData(port);
  await serveSite(port);
  console.log(`Komawari is at http://localhost:${port}`);
});

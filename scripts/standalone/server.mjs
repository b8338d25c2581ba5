import { createRequire } from 'node:module';

import '../listen-at.mjs';
import '../hold-early.mjs';
import { endWithNpm } from '../end-with-npm.mjs';
import { run } from '../fail.mjs';
import { prepare, prepareData, root } from '../prepare.mjs';
import { anyAddress } from './any-address.mjs';

await run(async () => {
  endWithNpm();
  process.chdir(root);
  await prepare();
  const port = process.env.PORT || '3000';
  await prepareData(port);
  // As Next's own server wants to be told. A container's name, which HOSTNAME else is, is no address to listen at.
  Object.assign(process.env, { PORT: port, HOSTNAME: process.env.LISTEN_ADDRESS ? 'localhost' : await anyAddress() });
  createRequire(import.meta.url)('./site.cjs');
});

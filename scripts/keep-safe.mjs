import { createRequire } from 'node:module';
import path from 'node:path';

import { compileApart } from './compile-apart.mjs';
import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const require = createRequire(import.meta.url);

/** Runs `backup` or `restore` on the one folder that is named. */
export function keepSafe(command, usage) {
  return run(async () => {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || folder.startsWith('-') || more.length) throw new Fault(usage);
    const order = { folder: path.resolve(folder), say: console.log };
    process.chdir(root);
    await prepare();
    const build = await compileApart(root, 'backup');
    await require(path.join(build, 'backup.cjs'))
      [command](order)
      .catch((error) => {
        throw new Fault(error.message);
      });
  });
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const build = path.join(root, 'build/publish');
const require = createRequire(import.meta.url);

const USAGE = `npm run publish -- <folder>               makes a folder the catalogue, all at once, or says all that is wrong with it   (DATA_DIR, DATABASE_URL)
npm run publish -- <folder> --dry-run     checks it, and changes nothing
npm run publish -- --schemas <folder>     writes the JSON Schemas of its files, for editors`;

const ENTRIES = { 'publish-folder': 'lib/origin/cli/publish/publish-folder.ts', 'write-schemas': 'lib/origin/cli/publish/write-schemas.ts' };

const OPTIONS = { 'dry-run': { type: 'boolean', default: false }, schemas: { type: 'boolean', default: false } };

function asked() {
  try {
    const { positionals: [folder, ...more], values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    if (folder === undefined || more.length || (values['dry-run'] && values.schemas)) throw new Error(USAGE);
    return { folder: path.resolve(folder), isDry: values['dry-run'], isSchemas: values.schemas };
  } catch (error) {
    throw new Fault(error.message);
  }
}

/** A line that is drawn over itself, where somebody watches. */
function bar(stream) {
  return stream.isTTY ? { columns: stream.columns || 80, draw: (line) => stream.write(`\r\u001b[K${line}`) } : undefined;
}

await run(async () => {
  const { folder, isDry, isSchemas } = asked();
  process.chdir(root);
  await prepare();
  await (await import('./compile.mjs')).compile(root, ENTRIES, build);
  const part = (name) => require(path.join(build, `${name}.cjs`));
  if (isSchemas) return part('write-schemas').writeSchemas(folder);
  const faults = await part('publish-folder').publishFolder({ folder, isDry, say: console.log, bar: bar(process.stderr), now: Math.floor(Date.now() / 1000) }).catch((error) => {
    throw new Fault(error.message);
  });
  if (faults) throw new Fault(faults);
});

import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Two static modules from one schema: the browser loads only the one that decodes.
 * Static, because protobufjs' reflection needs eval, which a Content-Security-Policy forbids.
 */
export async function generateWire(root) {
  const { main: pbjs } = require('protobufjs-cli/pbjs');
  const schema = path.join(root, 'proto');
  const out = path.join(root, 'lib/wire/generated');
  mkdirSync(out, { recursive: true });
  const files = readdirSync(schema)
    .filter((name) => name.endsWith('.proto'))
    .sort()
    .map((name) => path.join(schema, name));
  for (const [name, without] of [
    ['decode', '--no-encode'],
    ['encode', '--no-decode'],
  ]) {
    const made = path.join(out, `${name}.new.js`);
    const options = [
      '--target',
      'static-module',
      '--wrap',
      'esm',
      '--root',
      `komawari-${name}`,
      '--path',
      schema,
      '--out',
      made,
      '--dts',
      '--keep-case',
      '--force-number',
      '--no-create',
      '--no-verify',
      '--no-convert',
      '--no-delimited',
      '--no-typeurl',
      '--no-service',
      '--no-beautify',
      without,
    ];
    await new Promise((resolve, reject) =>
      pbjs([...options, ...files], (error) => (error ? reject(error) : resolve())),
    );
    // Whoever reads the code meanwhile finds the old or the new, never a half.
    for (const kind of ['.d.ts', '.js']) renameSync(made.replace(/\.js$/, kind), path.join(out, name + kind));
  }
}

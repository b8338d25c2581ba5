import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { ENTRIES } from './entries.mjs';
import { Fault, run } from './fail.mjs';
import { buildSite, prepare, root } from './prepare.mjs';
import { bundleCommand } from './standalone/bundle-command.mjs';
import { COMMANDS } from './standalone/commands.mjs';
import { copyFonts } from './standalone/copy-fonts.mjs';
import { copyPackages } from './standalone/copy-packages.mjs';
import { forgetRoot } from './standalone/forget-root.mjs';

const at = (...parts) => path.join(root, ...parts);

function asked() {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length)
    throw new Fault(
      'npm run standalone -- <folder>     makes a folder that serves Komawari on any Node host of this kind',
    );
  const target = path.resolve(folder);
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length))
    throw new Fault(`${folder} is not empty.`);
  return target;
}

/** Loaded with next.config.mjs: Next's trace is of a server without that file, and leaves them out. */
const LOADED_WITH_CONFIG = ['constants.js', 'dist/compiled/webpack', 'dist/compiled/@babel/runtime'].map(
  (name) => `node_modules/next/${name}`,
);

const importsOf = ({ outputs }) =>
  Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: name }) => name),
  );

/** The package that a module is of. */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Bundles all that is run outside Next; gives the names of the packages that it uses. */
async function bundleAll(target) {
  const { compile } = await import('./compile.mjs');
  const metafiles = await Promise.all([
    ...Object.entries(ENTRIES).map(([folder, entries]) => compile(root, entries, path.join(target, 'build', folder))),
    ...Object.entries(COMMANDS).map(([name, script]) =>
      bundleCommand(at('scripts', script), path.join(target, `${name}.js`)),
    ),
  ]);
  return new Set(
    metafiles
      .flatMap(importsOf)
      .filter((name) => !isBuiltin(name))
      .map(packageOf)
      // Next's own build has traced what it needs of itself.
      .filter((name) => name !== 'next'),
  );
}

function describe(target) {
  const { name, version, license, engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const scripts = {
    start: 'node server.js',
    ...Object.fromEntries(Object.keys(COMMANDS).map((command) => [command, `node ${command}.js`])),
  };
  writeFileSync(
    path.join(target, 'package.json'),
    `${JSON.stringify({ name, version, private: true, license, type: 'module', engines, scripts }, null, 2)}\n`,
  );
}

async function assemble(target) {
  cpSync(at('.next/standalone'), target, { recursive: true });
  rmSync(path.join(target, 'server.js'));
  cpSync(at('next.config.mjs'), path.join(target, 'next.config.mjs'));
  for (const folder of ['.next/static', 'public', 'lib/i18n/locales.json', ...LOADED_WITH_CONFIG])
    cpSync(at(folder), path.join(target, folder), { recursive: true });
  // For a proxy in front: deploy/nginx.conf shows them while the site is gone.
  cpSync(at('deploy/error-pages'), path.join(target, 'error-pages'), { recursive: true });
  copyPackages(await bundleAll(target), root, target);
  copyFonts(root, target);
  forgetRoot(root, target);
  describe(target);
}

await run(async () => {
  const target = asked();
  await prepare();
  await buildSite();
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    await assemble(unfinished);
    rmSync(target, { recursive: true, force: true });
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  console.log(`Standalone in ${target}: DATA_DIR=<folder> PORT=3000 node ${path.join(target, 'server.js')}`);
});

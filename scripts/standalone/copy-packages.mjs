import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is for people and editors. */
const NOT_RUN = /\.(?:md|map|d\.[cm]?ts)$/;

/** The folder of a package as code in `from` finds it; undefined where it is not installed. */
function folderOf(name, from, root) {
  for (let at = from; at.startsWith(root); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** Copies installed packages with all that they depend on, as they lie in `root`; of what is optional, such as programs for other systems, what is there. */
export function copyPackages(names, root, target) {
  const copied = new Set();
  function copy(name, from) {
    const folder = folderOf(name, from, root);
    if (!folder || copied.has(folder)) return;
    copied.add(folder);
    cpSync(folder, path.join(target, path.relative(root, folder)), {
      recursive: true,
      filter: (file) => !NOT_RUN.test(file),
    });
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      copy(needed, folder);
  }
  for (const name of names) copy(name, root);
}

import path from 'node:path';

/** Stands in for `scripts/compile-apart.mjs` in the commands of a standalone folder: there everything is compiled. */
export async function compileApart(root, name) {
  return path.join(root, 'build', name);
}

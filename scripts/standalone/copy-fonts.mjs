import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { textFiles } from './text-files.mjs';

const PACKAGES = 'node_modules/@expo-google-fonts';
/** How code names a font: package, weight, file. No bundler follows such a name. */
const FONT = /([a-z][a-z\d-]+)\/\w+\/\w+\.ttf/g;

/** Copies the fonts that the code in `target` opens by their names. */
export function copyFonts(root, target) {
  const named = new Set();
  for (const file of textFiles(target))
    for (const [font, family] of readFileSync(file, 'utf8').matchAll(FONT))
      named.add(font).add(`${family}/package.json`);
  for (const file of named) cpSync(path.join(root, PACKAGES, file), path.join(target, PACKAGES, file));
}

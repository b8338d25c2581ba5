import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

import { FIRST_LETTERS, lettersOf } from './first-letters.mjs';

const require = createRequire(import.meta.url);

/** Of what fonts can do, what pages make use of: pairs, ligatures, accents, shapes of heavy weights, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Each with the weights that are used of it. */
const FONTS = {
  display: {
    file: '@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2',
    wght: { min: 800, max: 900, default: 900 },
  },
  text: {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    wght: { min: 400, max: 700, default: 400 },
  },
};

/** Writes `display.woff2` and `text.woff2` into `folder`. */
export async function subsetFonts(folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, { file, wght }] of Object.entries(FONTS)) {
    const subset = await subsetFont(await readFile(require.resolve(file)), lettersOf(FIRST_LETTERS), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght },
    });
    await writeFile(path.join(folder, `${name}.woff2`), subset);
  }
}

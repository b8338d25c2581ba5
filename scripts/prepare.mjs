import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { BUILD_SOURCES } from './build-sources.mjs';
import { plainly, quietly } from './command.mjs';
import { TOOL_SOURCES } from './compile-apart.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { hashOf, whenStale } from './stamp.mjs';

export const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const at = (...parts) => path.join(root, ...parts);
const waiting = (say) => () => say('Waiting for another that does the same ...');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The program of an installed package, to be run by this same Node. */
export const program = (...parts) => at('node_modules', ...parts);

async function install(say) {
  await whenStale({
    stamp: at('node_modules/.komawari'),
    input: hashOf(root, ['package.json', 'package-lock.json']),
    result: at('node_modules/next'),
    waits: waiting(say),
    step: () => {
      say('Installing packages ...');
      return quietly('npm ci', npm, ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: root,
      });
    },
  });
}

async function generate(say) {
  await whenStale({
    stamp: at('lib/wire/generated/.komawari'),
    input: hashOf(root, ['proto', 'scripts/generate-wire.mjs', 'package-lock.json']),
    result: at('lib/wire/generated/decode.js'),
    waits: waiting(say),
    step: async () => {
      say('Generating the protobuf code ...');
      await (await import('./generate-wire.mjs')).generateWire(root);
    },
  });
}

async function compileTools(say) {
  await whenStale({
    stamp: at('build/.komawari'),
    input: hashOf(root, TOOL_SOURCES),
    result: at('build/draw-worker.cjs'),
    waits: waiting(say),
    step: async () => {
      say('Compiling the tools ...');
      await (await import('./compile.mjs')).compile(root);
    },
  });
}

async function cutFonts(say) {
  await whenStale({
    stamp: at('build/fonts/.komawari'),
    input: hashOf(root, ['scripts/first-letters.mjs', 'scripts/subset-fonts.mjs', 'package-lock.json']),
    result: at('build/fonts/text.woff2'),
    waits: waiting(say),
    step: async () => {
      say('Cutting the fonts ...');
      await (await import('./subset-fonts.mjs')).subsetFonts(at('build/fonts'));
    },
  });
}

/** Everything a checkout needs before its code can run or be checked; what is current is skipped. */
export async function prepare(say = console.log) {
  checkNodeVersion();
  await install(say);
  await generate(say);
  await compileTools(say);
  await cutFonts(say);
}

/** The production build of the site. */
export async function buildSite(say = console.log) {
  await whenStale({
    stamp: at('.next/.komawari'),
    input: hashOf(root, BUILD_SOURCES),
    result: at('.next/BUILD_ID'),
    waits: waiting(say),
    step: () => {
      say('Building the site ...');
      return quietly('The build', process.execPath, [program('next/dist/bin/next'), 'build', '--webpack'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
    },
  });
}

/**
 * Checks all settings, and that one can listen at the port; then creates data/ with the database and the demo catalogue, or brings it up to date, where no
 * origin elsewhere has them. @throws Fault with all that is wrong
 */
export async function prepareData(port, env = process.env) {
  await plainly(process.execPath, [at('build/prepare-data.cjs'), port], { cwd: root, env });
}

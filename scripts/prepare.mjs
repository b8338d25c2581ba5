import path from 'node:path';

import { plainly, quietly } from './command.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { hashOf, whenStale } from './stamp.mjs';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const at = (...parts) => path.join(root, ...parts);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The program of an installed package, to be run by this same Node. */
export const program = (...parts) => at('node_modules', ...parts);

async function install(say) {
  await whenStale({
    stamp: at('node_modules/.komawari'),
    input: hashOf(root, ['package.json', 'package-lock.json']),
    result: at('node_modules/next'),
    step: () => {
      say('Installing packages ...');
      return quietly('npm ci', npm, ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], { cwd: root });
    },
  });
}

async function generate(say) {
  await whenStale({
    stamp: at('lib/wire/generated/.komawari'),
    input: hashOf(root, ['proto', 'scripts/generate-wire.mjs', 'package-lock.json']),
    result: at('lib/wire/generated/decode.js'),
    step: async () => {
      say('Generating the protobuf code ...');
      await (await import('./generate-wire.mjs')).generateWire(root);
    },
  });
}

async function compileTools(say) {
  await whenStale({
    stamp: at('build/.komawari'),
    input: hashOf(root, ['lib', 'proto', 'messages', 'scripts/compile.mjs', 'package-lock.json']),
    result: at('build/draw-worker.cjs'),
    step: async () => {
      say('Compiling the tools ...');
      await (await import('./compile.mjs')).compile(root);
    },
  });
}

/** Everything a checkout needs before its code can run or be checked; what is current is skipped. */
export async function prepare(say = console.log) {
  checkNodeVersion();
  await install(say);
  await generate(say);
  await compileTools(say);
}

/** The production build of the site. */
export async function buildSite(say = console.log) {
  await whenStale({
    stamp: at('.next/.komawari'),
    input: hashOf(root, ['app', 'components', 'lib', 'messages', 'proto', 'middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.mjs', 'tsconfig.json', 'package-lock.json']),
    result: at('.next/BUILD_ID'),
    step: () => {
      say('Building the site ...');
      return quietly('The build', process.execPath, [program('next/dist/bin/next'), 'build', '--webpack'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
    },
  });
}

/** Creates data/ with the database and the demo catalogue, or brings it up to date. */
export async function prepareData(env = process.env) {
  if (!env.API_ORIGIN) await plainly(process.execPath, [at('build/prepare-data.cjs')], { cwd: root, env });
}

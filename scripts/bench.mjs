import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const build = path.join(root, 'build/bench');
const require = createRequire(import.meta.url);

/** Runs a bench of the built site: `bench` of a compiled script, with a browser where it wants one. */
function ofSite(script, bench, { inBrowser = false } = {}) {
  return async (options) => {
    const [{ buildSite }, { findChromium }, { serveOver }] = await Promise.all(['./prepare.mjs', './find-chromium.mjs', './serve-over.mjs'].map((module) => import(module)));
    const executablePath = inBrowser ? await findChromium() : undefined;
    await buildSite();
    return require(path.join(build, `${script}.cjs`))[bench]({ ...options, executablePath, serve: serveOver });
  };
}

/**
 * What can be measured: the sources to compile, the sizes it is measured at and the least that makes sense, and the function that
 * measures and gives whether every limit was kept.
 */
const BENCHES = {
  origin: {
    entries: { 'bench-origin': 'tests/bench/bench-origin.ts', 'origin-process': 'tests/bench/origin-process.ts', 'bare-process': 'tests/bench/bare-process.ts' },
    sizes: '100,1000,10000,100000',
    // As many series are asked for by name.
    least: 100,
    run: (options) => require(path.join(build, 'bench-origin.cjs')).benchOrigin(options),
  },
  search: {
    entries: { 'bench-search': 'tests/bench/bench-search.ts' },
    sizes: '1000,10000,40000',
    least: 100,
    run: ofSite('bench-search', 'benchSearch', { inBrowser: true }),
  },
  switches: {
    entries: { 'bench-switches': 'tests/bench/bench-switches.ts', 'bare-process': 'tests/bench/bare-process.ts' },
    sizes: '100',
    least: 100,
    run: ofSite('bench-switches', 'benchSwitches'),
  },
  draw: {
    entries: { 'bench-draw': 'tests/bench/bench-draw.ts', 'draw-worker': 'lib/origin/demo/draw/draw-worker.ts' },
    sizes: '300',
    // Each series once.
    least: 30,
    run: ofSite('bench-draw', 'benchDraw'),
  },
  publish: {
    entries: { 'bench-publish': 'tests/bench/bench-publish.ts', 'publish-process': 'tests/bench/publish-process.ts', 'publish-sharp-process': 'tests/bench/publish-sharp-process.ts' },
    // Pages that are published, and pages that are published again.
    sizes: '1000,10000',
    least: 40,
    run: (options) => require(path.join(build, 'bench-publish.cjs')).benchPublish(options),
  },
  viewer: {
    entries: { 'bench-viewer': 'tests/bench/bench-viewer.ts', decrypt: 'components/viewer/model/decrypt.ts' },
    sizes: '20,100,300',
    least: 3,
    run: ofSite('bench-viewer', 'benchViewer', { inBrowser: true }),
  },
};

const OPTIONS = {
  sizes: { type: 'string' },
  seconds: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '3' },
  json: { type: 'string' },
};

function asked() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const number = (name, text, least = 0.1) => {
      const value = Number(text);
      if (!(value >= least)) throw new Error(`--${name} takes numbers from ${least} on, not "${text}".`);
      return value;
    };
    const [name] = positionals;
    if (positionals.length !== 1 || !Object.hasOwn(BENCHES, name)) throw new Error(`Name one bench: ${Object.keys(BENCHES).join(', ')}.`);
    return {
      name,
      sizes: (values.sizes ?? BENCHES[name].sizes).split(',').map((text) => Math.floor(number('sizes', text, BENCHES[name].least))).sort((a, b) => a - b),
      seconds: number('seconds', values.seconds),
      rounds: Math.floor(number('rounds', values.rounds, 1)),
      json: path.resolve(values.json ?? `build/bench-${name}.json`),
    };
  } catch (error) {
    throw new Fault(error.message);
  }
}

await run(async () => {
  const { name, ...options } = asked();
  await prepare();
  const { entries, run: bench } = BENCHES[name];
  await (await import('./compile.mjs')).compile(root, entries, build);
  if (!(await bench({ ...options, build }))) process.exitCode = 1;
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const build = path.join(root, 'build/bench');
const require = createRequire(import.meta.url);
/** The function `name` of a compiled script. */
const compiled = (script, name) => require(path.join(build, `${script}.cjs`))[name];

/** A bench of what is compiled alone. */
const ofScripts = (script, bench) => (options) => compiled(script, bench)(options);

/** A bench of the built site, with a browser where it wants one. */
function ofSite(script, bench, { inBrowser = false } = {}) {
  return async (options) => {
    const [{ buildSite }, { findChromium }, { serveOver }] = await Promise.all(
      ['./prepare.mjs', './find-chromium.mjs', './serve-over.mjs'].map((module) => import(module)),
    );
    const executablePath = inBrowser ? await findChromium() : undefined;
    await buildSite();
    return compiled(script, bench)({ ...options, executablePath, serve: serveOver });
  };
}

/** What comes last, for it prints what all others have measured. */
const TELL = { 'tell-figures': 'tests/bench/tell-figures.ts' };
const BARE = { 'bare-process': 'tests/bench/bare-process.ts' };

/**
 * What can be measured, in the order in which all of it is: the sources to compile, the function that gives its figures, and where it is
 * measured at several sizes, these and the least that makes sense.
 */
const BENCHES = {
  weight: {
    entries: { 'bench-weight': 'tests/bench/bench-weight.ts' },
    run: ofSite('bench-weight', 'benchWeight', { inBrowser: true }),
  },
  server: { entries: { 'bench-server': 'tests/bench/bench-server.ts' }, run: ofSite('bench-server', 'benchServer') },
  proxy: { entries: { 'bench-proxy': 'tests/bench/bench-proxy.ts' }, run: ofSite('bench-proxy', 'benchProxy') },
  browser: {
    entries: { 'bench-browser': 'tests/bench/bench-browser.ts' },
    run: ofSite('bench-browser', 'benchBrowser', { inBrowser: true }),
  },
  lighthouse: {
    entries: { 'bench-lighthouse': 'tests/bench/bench-lighthouse.ts' },
    run: ofSite('bench-lighthouse', 'benchLighthouse', { inBrowser: true }),
  },
  growth: {
    entries: { 'bench-growth': 'tests/bench/bench-growth.ts' },
    sizes: '100,1000,10000,100000',
    least: 100,
    run: ofSite('bench-growth', 'benchGrowth'),
  },
  origin: {
    entries: {
      'bench-origin': 'tests/bench/bench-origin.ts',
      'origin-process': 'tests/bench/origin-process.ts',
      ...BARE,
    },
    sizes: '100,1000,10000,100000',
    // As many series are asked for by name.
    least: 100,
    run: ofScripts('bench-origin', 'benchOrigin'),
  },
  publish: {
    entries: {
      'bench-publish': 'tests/bench/bench-publish.ts',
      'publish-process': 'tests/bench/publish-process.ts',
      'publish-sharp-process': 'tests/bench/publish-sharp-process.ts',
    },
    // Pages that are published, and pages that are published again.
    sizes: '1000,10000',
    least: 40,
    run: ofScripts('bench-publish', 'benchPublish'),
  },
  endurance: {
    entries: { 'bench-endurance': 'tests/bench/bench-endurance.ts' },
    run: ofSite('bench-endurance', 'benchEndurance'),
  },
};

const OPTIONS = {
  sizes: { type: 'string' },
  seconds: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '30' },
  screens: { type: 'string', multiple: true },
  json: { type: 'string', default: 'build/bench.json' },
};

function asked() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const number = (name, text, least = 0.1) => {
      const value = Number(text);
      if (!(value >= least)) throw new Error(`--${name} takes numbers from ${least} on, not "${text}".`);
      return value;
    };
    const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
    if (unknown) throw new Error(`There is no bench ${unknown}, but ${Object.keys(BENCHES).join(', ')}.`);
    const names = positionals.length ? [...new Set(positionals)] : Object.keys(BENCHES);
    const sized = names.filter((name) => BENCHES[name].sizes);
    if (values.sizes && sized.length !== 1)
      throw new Error(
        `--sizes are those of one bench: ${Object.keys(BENCHES)
          .filter((name) => BENCHES[name].sizes)
          .join(', ')}.`,
      );
    if (values.screens && !names.includes('browser')) throw new Error('--screens are those of the browser’s bench.');
    const sizesOf = (name) =>
      (values.sizes ?? BENCHES[name].sizes)
        .split(',')
        .map((text) => Math.floor(number('sizes', text, BENCHES[name].least)))
        .sort((a, b) => a - b);
    return {
      names,
      sizes: Object.fromEntries(sized.map((name) => [name, sizesOf(name)])),
      seconds: number('seconds', values.seconds),
      rounds: Math.floor(number('rounds', values.rounds, 1)),
      minutes: number('minutes', values.minutes),
      screens: values.screens,
      json: path.resolve(values.json),
    };
  } catch (error) {
    throw new Fault(error.message);
  }
}

/** One bench to its end. What it throws is a figure of its own, and the others go on. */
async function measure(name, { sizes, ...options }) {
  const [othersBefore] = loadavg();
  const since = performance.now();
  const scratch = mkdtempSync(path.join(tmpdir(), `komawari-bench-${name}-`));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  // Also when it is broken off.
  process.once('exit', remove);
  console.log(`\n### ${name}`);
  let figures;
  try {
    const { entries, run: bench } = BENCHES[name];
    await (await import('./compile.mjs')).compile(root, entries, build);
    figures = await bench({
      sizes: sizes[name] ?? [],
      ...options,
      build,
      scratch,
      json: path.join(root, `build/bench-${name}.json`),
    });
  } catch (error) {
    console.error(error);
    figures = [compiled('tell-figures', 'failureFigure')(error)];
  }
  process.off('exit', remove);
  remove();
  return { part: name, othersBefore, seconds: (performance.now() - since) / 1000, figures };
}

await run(async () => {
  const { names, json, ...options } = asked();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await prepare();
  await (await import('./compile.mjs')).compile(root, TELL, build);
  const parts = [];
  for (const name of names) parts.push(await measure(name, options));
  if (!compiled('tell-figures', 'tellFigures')(parts, json)) process.exitCode = 1;
});

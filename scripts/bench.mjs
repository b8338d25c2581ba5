import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { compile } from './compile.mjs';
import { Fault, run } from './fail.mjs';
import { findChromium } from './find-chromium.mjs';
import { buildSite, prepare, root } from './prepare.mjs';
import { serveOver } from './serve-over.mjs';

const CATALOGUE_SIZES = '100,1000,10000,100000';
const REPORT = 'report-figures';

/**
 * The parts, in the order in which all of them run. `site`: needs the production build; `browser`: needs Chromium; `processes`: scripts that
 * it starts as child processes; `sizes` and `minSize`: the sizes at which it measures by default, and the smallest that makes sense.
 */
const PARTS = {
  weight: { site: true, browser: true },
  server: { site: true },
  proxy: { site: true },
  browser: { site: true, browser: true },
  lighthouse: { site: true, browser: true },
  growth: { site: true, sizes: CATALOGUE_SIZES, minSize: 100 },
  origin: { processes: ['origin-process', 'bare-process'], sizes: CATALOGUE_SIZES, minSize: 100 },
  publish: { processes: ['publish-process', 'sharp-process'], sizes: '1000,10000', minSize: 40 },
  endurance: { site: true },
};

const OPTIONS = {
  sizes: { type: 'string' },
  seconds: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '30' },
  screens: { type: 'string', multiple: true },
};

const build = path.join(root, 'build/bench');
const require = createRequire(import.meta.url);

async function compileScripts(...names) {
  await compile(root, Object.fromEntries(names.map((name) => [name, `tests/bench/${name}.ts`])), build);
}

const compiled = (name) => require(path.join(build, `${name}.cjs`));

function parseOptions() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const number = (name, text, least) => {
      const value = Number(text);
      if (!(value >= least)) throw new Error(`--${name} takes numbers from ${least} on, not "${text}".`);
      return value;
    };
    const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
    if (unknown) throw new Error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}.`);
    const names = positionals.length ? [...new Set(positionals)] : Object.keys(PARTS);
    if (values.sizes && (names.length > 1 || !PARTS[names[0]].sizes))
      throw new Error('--sizes needs one part: growth, origin or publish.');
    const sizesOf = ({ sizes = '', minSize }) =>
      (values.sizes ?? sizes)
        .split(',')
        .filter(Boolean)
        .map((text) => Math.floor(number('sizes', text, minSize)))
        .sort((a, b) => a - b);
    return {
      parts: names.map((name) => ({ name, sizes: sizesOf(PARTS[name]) })),
      seconds: number('seconds', values.seconds, 0.1),
      rounds: Math.floor(number('rounds', values.rounds, 1)),
      minutes: number('minutes', values.minutes, 0.1),
      screens: values.screens,
    };
  } catch (error) {
    throw new Fault(error.message);
  }
}

/** Runs one part. An error becomes a figure that misses its limit, and the other parts still run. */
async function runPart({ name, sizes }, options) {
  const { site, browser, processes = [] } = PARTS[name];
  const [loadBefore] = loadavg();
  const start = performance.now();
  const scratch = mkdtempSync(path.join(tmpdir(), `komawari-bench-${name}-`));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', remove);
  console.log(`\n### ${name}`);
  let figures;
  try {
    await compileScripts(`bench-${name}`, ...processes);
    const executablePath = browser ? await findChromium() : undefined;
    if (site) await buildSite();
    const { bench } = compiled(`bench-${name}`);
    figures = await bench({ ...options, sizes, scratch, root, build, executablePath, serve: serveOver });
  } catch (error) {
    console.error(error);
    figures = [compiled(REPORT).failureFigure(error)];
  }
  process.off('exit', remove);
  remove();
  return { part: name, loadBefore, seconds: (performance.now() - start) / 1000, figures };
}

await run(async () => {
  const { parts, ...options } = parseOptions();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await prepare();
  await compileScripts(REPORT);
  const results = [];
  for (const part of parts) results.push(await runPart(part, options));
  if (!compiled(REPORT).reportFigures(results, path.join(root, 'build/bench.json'))) process.exitCode = 1;
});

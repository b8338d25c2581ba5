import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const build = path.join(root, 'build/demo');
const require = createRequire(import.meta.url);

const USAGE = `npm run demo -- sheet [folder] [--language eng,tha] [--series ferry-at-six] [--only covers,chapters] [--chapter 1] [--width 240]
npm run demo -- check [--language eng,tha] [--series ferry-at-six]`;

/** What can be done with the demo: the sources to compile, and the function that does it and gives what went wrong, a line each. */
const COMMANDS = {
  sheet: {
    entries: {
      'draw-sheets': 'lib/origin/cli/demo/draw-sheets.ts',
      'draw-worker': 'lib/origin/demo/draw/draw-worker.ts',
    },
    run: (order) =>
      require(path.join(build, 'draw-sheets.cjs')).drawSheets({
        ...order,
        workerPath: path.join(build, 'draw-worker.cjs'),
      }),
  },
  check: {
    entries: { 'check-pages': 'lib/origin/cli/demo/check-pages.ts' },
    run: async (order) =>
      require(path.join(build, 'check-pages.cjs')).checkPages({
        ...order,
        seed: Number(process.env.DEMO_SEED) || 1,
        now: Math.floor(Date.now() / 1000),
      }),
  },
};

const OPTIONS = {
  language: { type: 'string' },
  series: { type: 'string' },
  only: { type: 'string' },
  chapter: { type: 'string', default: '1' },
  width: { type: 'string', default: '240' },
};

function whole(name, value, from, to) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new Error(`--${name} takes a whole number from ${from} to ${to}, not "${value}".`);
  return number;
}

function asked() {
  try {
    const {
      positionals: [command, folder, ...more],
      values,
    } = parseArgs({ options: OPTIONS, allowPositionals: true });
    if (!Object.hasOwn(COMMANDS, command ?? '') || more.length) throw new Error(USAGE);
    return {
      command,
      folder: path.resolve(folder ?? path.join(process.env.DATA_DIR || 'data', 'sheets')),
      languages: values.language?.split(','),
      series: values.series?.split(','),
      kinds: values.only?.split(','),
      chapter: whole('chapter', values.chapter, 1, 999),
      width: whole('width', values.width, 80, 800),
    };
  } catch (error) {
    throw new Fault(error.message);
  }
}

await run(async () => {
  const { command, ...order } = asked();
  process.chdir(root);
  await prepare();
  const { entries, run: execute } = COMMANDS[command];
  await (await import('./compile.mjs')).compile(root, entries, build);
  const faults = await execute({ ...order, say: console.log }).catch((error) => {
    throw new Fault(error.message);
  });
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
});

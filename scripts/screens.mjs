import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Fault, run } from './fail.mjs';
import { findChromium } from './find-chromium.mjs';
import { OWN_DATA } from './own-data.mjs';
import { prepare, root } from './prepare.mjs';

const build = path.join(root, 'build/screens');
const require = createRequire(import.meta.url);

const OPTIONS = {
  width: { type: 'string', default: '1440,390' },
  locale: { type: 'string' },
  only: { type: 'string' },
};

function asked() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const widths = values.width.split(',').map(Number);
    if (!widths.every((width) => Number.isInteger(width) && width >= 200))
      throw new Error(`--width takes whole numbers from 200 on, not "${values.width}".`);
    return {
      folder: path.resolve(positionals[0] ?? path.join(root, 'test-results/screens')),
      widths,
      locale: values.locale,
      only: values.only?.split(','),
    };
  } catch (error) {
    throw new Fault(error.message);
  }
}

/** Starts the built product with a catalogue of its own; gives its address once it answers, and how to stop it. */
async function startSite() {
  const port = process.env.PORT || '3227';
  const data = mkdtempSync(path.join(tmpdir(), 'komawari-screens-'));
  const site = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...OWN_DATA, PORT: port, DATA_DIR: data, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => site.on('close', resolve));
  await new Promise((resolve, reject) => {
    site.stdout.on('data', (chunk) => String(chunk).includes('Komawari is at') && resolve());
    void ended.then(() => reject(new Fault('The site did not start.')));
  });
  const stop = async () => {
    site.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port}`, stop };
}

await run(async () => {
  const options = asked();
  await prepare();
  const browser = await findChromium();
  await (await import('./compile.mjs')).compile(root, { 'shoot-screens': 'tests/screens/shoot-screens.ts' }, build);
  const { address, stop } = process.env.SITE ? { address: process.env.SITE, stop: () => undefined } : await startSite();
  try {
    const { sheet, count, faults } = await require(path.join(build, 'shoot-screens.cjs')).shootScreens({
      site: address,
      browser,
      ...options,
    });
    console.log(count ? `${count} pictures, and all of them on ${sheet}` : 'There was nothing to take a picture of.');
    for (const fault of faults) console.error(fault);
    if (faults.length || !count) process.exitCode = 1;
  } finally {
    await stop();
  }
});

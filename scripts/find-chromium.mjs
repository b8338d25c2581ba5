import { existsSync } from 'node:fs';
import path from 'node:path';

import { loudly } from './command.mjs';
import { Fault } from './fail.mjs';
import { program, root } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const named = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** A Chromium for the browser tests: the machine's own, else Playwright's download. @throws Fault when neither can be had */
export async function findChromium() {
  const own = [process.env.CHROMIUM_PATH, named(NAMES), ...PLACES].find((place) => place && existsSync(place));
  if (own) return own;
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    console.log('No Chromium found; asking Playwright for its own ...');
    await loudly(process.execPath, [program('playwright/cli.js'), 'install', 'chromium'], { cwd: root });
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Fault(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

/** Chromium without a window system, which opens and draws pages in less time: the machine's own, or undefined. */
export const findHeadlessShell = () => process.env.HEADLESS_SHELL_PATH ?? named(['chromium-headless-shell']);

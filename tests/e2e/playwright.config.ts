import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'playwright/test';

import { WITHOUT_FEATURES } from '../support/chromium-features';

const root = path.resolve(__dirname, '../..');
// `npm test` names a folder that it removes. Workers read this file too and find the folder in their environment.
process.env.E2E_SCRATCH ??= mkdtempSync(path.join(tmpdir(), 'komawari-e2e-'));

/**
 * Chromium 156 rasterises on the threads that its JavaScript compiler uses and has one of them on two processors. A raster
 * task that yields to the compiler may never resume, and the page freezes: 1 of 37 fast scrolls, none of 434 with these flags.
 */
const RASTER_FLAGS = ['--num-raster-threads=4', '--js-flags=--single-threaded'];
const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  WITHOUT_FEATURES,
  ...RASTER_FLAGS,
];

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const FULL = path.join(root, 'tests/full/e2e');
/** Specs that send requests without drawing a page, or whose browser contexts are never translated. */
const WITHOUT_TRANSLATION = /full\/e2e\/(?:addresses-property|axe-every-screen|crawl-all-locales)\.spec\.ts$/;

/** A journey runs once, on a desktop; `@phone` moves it to a phone, `@phone @desktop` runs it on both. */
const PHONE_ALONE = /^(?!.*@desktop\b).*@phone\b/;
/** What a site with a remote origin could break: one journey of each kind of call. */
const THROUGH_THE_ORIGIN = /@origin\b/;

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(__dirname, 'global-setup.ts'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Journeys about it allow it: elsewhere only the site itself may answer.
    serviceWorkers: 'block',
    // A trace costs a third of the time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'viewer/**',
      grepInvert: PHONE_ALONE,
      ...(process.env.E2E_ORIGIN === 'remote' && { grep: THROUGH_THE_ORIGIN }),
      use: DESKTOP,
    },
    { name: 'phone', testIgnore: 'viewer/**', grep: /@phone\b/, use: PHONE },
    { name: 'viewer', testDir: path.join(__dirname, 'viewer') },
    {
      name: 'full',
      testDir: FULL,
      grepInvert: PHONE_ALONE,
      ...(process.env.TRANSLATED && { testIgnore: WITHOUT_TRANSLATION }),
      use: DESKTOP,
    },
    { name: 'full-phone', testDir: FULL, grep: /@phone\b/, use: PHONE },
  ],
});
